// Messages on their way. They wait in this browser for a connection and are sent once, under the name they were given;
// gone when the person logs out, like any draft.
import { draftStore } from '../../lib/draft-store.ts'
import { createStore } from '../../lib/store.ts'
import type { Sent } from '../../live/connection.ts'

export interface Outgoing {
  chatId: string
  clientId: string
  body: string
  /** When it was written. */
  at: string
  /** waiting: for a connection. refused: the server does not take it. */
  state: 'waiting' | 'sending' | 'sent' | 'refused'
}

interface Outbox {
  owner: string
  messages: readonly Outgoing[]
}

const store = createStore<Outbox>({ owner: '', messages: [] })
const kept = (owner: string) => draftStore<readonly Outgoing[]>(owner, 'chats.outbox')
const stored = (owner: string) => kept(owner).read() ?? []

function publish(owner: string, messages: readonly Outgoing[]) {
  if (messages.length > 0) kept(owner).write(messages)
  else kept(owner).clear()
  store.set({ owner, messages })
}

// Another window may have written or sent meanwhile: what is stored counts.
const change = (owner: string, clientId: string, state: Outgoing['state']) =>
  publish(
    owner,
    stored(owner).map((one) => (one.clientId === clientId ? { ...one, state } : one)),
  )

export const outbox = {
  subscribe: store.subscribe,
  get: store.get,
  /** What an earlier visit left under way: nobody knows whether it arrived, and sending again does no harm. */
  load: (owner: string) =>
    publish(
      owner,
      stored(owner)
        .filter(({ state }) => state !== 'sent')
        .map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' as const } : one)),
    ),
  /** What another window wrote or sent. */
  look: (owner: string) => store.set({ owner, messages: stored(owner) }),
  add: (owner: string, message: Pick<Outgoing, 'chatId' | 'clientId' | 'body'>, now = Date.now()) =>
    publish(owner, [...stored(owner), { ...message, at: new Date(now).toISOString(), state: 'waiting' }]),
  again: (owner: string, clientId: string) => change(owner, clientId, 'waiting'),
  /** It has arrived as a message, or is given up. */
  drop: (owner: string, clientIds: ReadonlySet<string>) => {
    const left = stored(owner).filter((one) => !clientIds.has(one.clientId))
    if (left.length < stored(owner).length) publish(owner, left)
  },
}

let isSending = false

/** In the order in which they were written, until one is lost with the line. What is refused does not hold up the others. */
export async function sendOutbox(owner: string, send: (message: Outgoing) => Promise<Sent>) {
  if (isSending) return
  isSending = true
  try {
    for (;;) {
      const next = stored(owner).find(({ state }) => state === 'waiting' || state === 'sending')
      if (!next) return
      change(owner, next.clientId, 'sending')
      const { outcome } = await send(next)
      change(owner, next.clientId, outcome === 'lost' ? 'waiting' : outcome)
      if (outcome === 'lost') return
    }
  } finally {
    isSending = false
  }
}
