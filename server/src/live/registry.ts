// Who is connected to this node, by person, by session and by channel.
import type { Connection, Subscription } from './connection.ts'

export interface OpenSession {
  id: string
  rightsVersion: number
}

export class Registry {
  readonly connections = new Set<Connection>()
  /** Subscriptions whose right can end on its own. */
  readonly toRecheck = new Set<Subscription>()
  subscriptions = 0
  readonly #byPerson = new Map<string, Set<Connection>>()
  readonly #bySession = new Map<string, Set<Connection>>()
  readonly #byChannel = new Map<string, Set<Subscription>>()

  add(connection: Connection) {
    const { member } = connection
    if (!member) throw new Error('only members are registered')
    this.connections.add(connection)
    addTo(this.#byPerson, member.id, connection)
    addTo(this.#bySession, member.sessionId, connection)
  }

  remove(connection: Connection) {
    const { member } = connection
    if (!member || !this.connections.delete(connection)) return
    removeFrom(this.#byPerson, member.id, connection)
    removeFrom(this.#bySession, member.sessionId, connection)
    for (const subscription of connection.subscriptions.values()) this.unsubscribe(subscription)
  }

  subscribe(subscription: Subscription) {
    subscription.connection.subscriptions.set(subscription.id, subscription)
    this.subscriptions += 1
    for (const channel of subscription.channels) addTo(this.#byChannel, channel, subscription)
    if (subscription.gate.recheck) this.toRecheck.add(subscription)
  }

  unsubscribe(subscription: Subscription) {
    subscription.isOpen = false
    this.subscriptions -= 1
    subscription.connection.subscriptions.delete(subscription.id)
    for (const channel of subscription.channels) removeFrom(this.#byChannel, channel, subscription)
    this.toRecheck.delete(subscription)
  }

  people = (): string[] => [...this.#byPerson.keys()]
  /** Oldest first. */
  ofPerson = (id: string): readonly Connection[] => [...(this.#byPerson.get(id) ?? [])]
  ofSession = (id: string): readonly Connection[] => [...(this.#bySession.get(id) ?? [])]
  ofChannel = (channel: string): ReadonlySet<Subscription> | undefined => this.#byChannel.get(channel)

  /** With the newest rights seen of each; whoever came with older ones is out of date without asking anybody. */
  sessions(): OpenSession[] {
    return [...this.#bySession].map(([id, connections]) => ({
      id,
      rightsVersion: Math.max(...[...connections].map(({ member }) => member!.rightsVersion)),
    }))
  }
}

function addTo<T>(map: Map<string, Set<T>>, key: string, item: T) {
  const set = map.get(key)
  if (set) set.add(item)
  else map.set(key, new Set([item]))
}

function removeFrom<T>(map: Map<string, Set<T>>, key: string, item: T) {
  const set = map.get(key)
  if (!set?.delete(item)) return
  if (set.size === 0) map.delete(key)
}
