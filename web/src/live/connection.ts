// The one live connection of this tab. Knows no feature: a feature gives a table of destinations and handlers, and
// the app tells whose token to use.
import type { Client, IMessage, StompSubscription } from '@stomp/stompjs'

import { createStore } from '../lib/store.ts'

/** off: nobody is signed in. waiting: the connection broke and is made again. */
export type LiveState = 'off' | 'connecting' | 'open' | 'waiting'

/** Destination → what to do with the payload of its messages. */
export type LiveTable = Record<string, (payload: unknown) => void>

/** sent: the server has it. refused: it said no. lost: nobody knows, the connection broke or was not there. */
export type Sent = { outcome: 'sent' } | { outcome: 'refused'; code: string } | { outcome: 'lost' }

export const reconnectDelayMs = 5000
export const reconnectJitterMs = 3000
export const heartbeatMs = 4000

export interface LiveDeps {
  url: () => string
  /** The library comes with the first connection, not with the page. */
  loadClient: () => Promise<typeof Client>
  random?: () => number
}

export type Live = ReturnType<typeof createLive>

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const socketOpen = 1

/** What the server says of a session that is over, or whose rights have changed. */
const sessionRefusals: ReadonlySet<string> = new Set(['unauthenticated', 'session_ended'])

/** The server may have begun to close: writing to such a socket only earns a complaint of the browser. */
const isOpen = (one: Client) => one.connected && (one.webSocket?.readyState ?? socketOpen) === socketOpen

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // Some payloads are plain ids.
    return body
  }
}

export function createLive({ url, loadClient, random = Math.random }: LiveDeps) {
  const { get: state, set: publish, subscribe } = createStore<LiveState>('off')
  let client: Client | null = null
  /** Counts connects and disconnects, so that a library that arrives late does not open a connection no one wants. */
  let turn = 0
  const tables = new Set<LiveTable>()
  const subscriptions = new Map<string, StompSubscription>()
  /** Receipt → whoever waits for it. */
  const pending = new Map<string, (sent: Sent) => void>()
  let receipts = 0

  function settleSend(receipt: string, sent: Sent) {
    pending.get(receipt)?.(sent)
    pending.delete(receipt)
  }
  const loseSends = () => {
    for (const receipt of pending.keys()) settleSend(receipt, { outcome: 'lost' })
  }

  const set = (next: LiveState) => {
    if (next !== state()) publish(next)
  }

  function hand(destination: string, { body, headers }: Pick<IMessage, 'body' | 'headers'>) {
    const { refused, 'receipt-id': receipt } = headers
    if (refused && receipt) settleSend(receipt, { outcome: 'refused', code: refused })
    const payload = read(body)
    for (const table of tables) table[destination]?.(payload)
  }

  /** Resolves when the server listens; should the line break before, never. */
  const ask = (stomp: Client, destination: string) =>
    new Promise<void>((resolve) => {
      const receipt = `listen-${(receipts += 1)}`
      stomp.watchForReceipt(receipt, () => resolve())
      const subscription = stomp.subscribe(destination, (message) => hand(destination, message), { receipt })
      subscriptions.set(destination, subscription)
    })

  /** One subscription a destination, however many tables name it. True once the server listens to all of them. */
  async function settle() {
    if (!client || !isOpen(client)) return false
    const stomp = client
    const wanted = new Set([...tables].flatMap((table) => Object.keys(table)))
    for (const [destination, subscription] of subscriptions) {
      if (wanted.has(destination)) continue
      subscription.unsubscribe()
      subscriptions.delete(destination)
    }
    await Promise.all([...wanted].filter((one) => !subscriptions.has(one)).map((one) => ask(stomp, one)))
    return true
  }

  function disconnect() {
    turn += 1
    subscriptions.clear()
    loseSends()
    const closing = client
    client = null
    set('off')
    if (closing) void closing.deactivate({ force: !isOpen(closing) })
  }

  return {
    state,
    subscribe,

    /**
     * `onOpen` runs once the server listens, after the first connection, too: of what happened after the page was read
     * and before that moment nobody was told. `onRefused` runs when the server no longer knows the session: it may be over.
     */
    async connect(token: () => Promise<string | null>, onOpen: () => void, onRefused: () => void = () => {}) {
      disconnect()
      const mine = turn
      set('connecting')
      const StompClient = await loadClient()
      if (mine !== turn) return
      let attempts = 0
      const stomp = new StompClient({
        brokerURL: url(),
        heartbeatIncoming: heartbeatMs,
        heartbeatOutgoing: heartbeatMs,
        reconnectDelay: reconnectDelayMs,
        connectionTimeout: 10_000,
        beforeConnect: async () => {
          attempts += 1
          // After a restart of the server not everybody should knock in the same second.
          if (attempts > 1) await pause(random() * reconnectJitterMs)
          const bearer = await token()
          if (mine !== turn) return
          if (bearer) stomp.connectHeaders = { Authorization: `Bearer ${bearer}` }
          else disconnect()
        },
        onConnect: () => {
          if (mine !== turn) return
          subscriptions.clear()
          void settle().then(() => {
            if (mine !== turn || !isOpen(stomp)) return
            set('open')
            onOpen()
          })
        },
        onStompError: ({ headers }) => {
          if (mine === turn && sessionRefusals.has(headers['message'] ?? '')) onRefused()
        },
        onWebSocketClose: () => {
          if (mine !== turn) return
          subscriptions.clear()
          loseSends()
          set('waiting')
        },
      })
      client = stomp
      stomp.activate()
    },

    disconnect,

    /**
     * Adds a feature's table; the answer takes it away again. `onListening` runs once the server listens, if the connection
     * was there already: of what happened since the screen was read nobody was told. Otherwise `onOpen` does the same.
     */
    listen(table: LiveTable, onListening: () => void = () => {}) {
      tables.add(table)
      void settle().then((isListening) => {
        if (isListening && tables.has(table)) onListening()
      })
      return () => {
        tables.delete(table)
        void settle()
      }
    },

    /** Returns when the server has it or has refused it; nothing is kept for later. */
    publish(destination: string, payload?: unknown): Promise<Sent> {
      if (!client || !isOpen(client)) return Promise.resolve({ outcome: 'lost' })
      const stomp = client
      const receipt = `send-${(receipts += 1)}`
      return new Promise((resolve) => {
        pending.set(receipt, resolve)
        stomp.watchForReceipt(receipt, () => settleSend(receipt, { outcome: 'sent' }))
        const body = payload !== undefined && { body: JSON.stringify(payload) }
        stomp.publish({ destination, headers: { receipt }, ...body })
      })
    },
  }
}
