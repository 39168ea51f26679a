// Marks that wait in this browser for a connection. By person; gone when that person logs out, like any draft.
import { isApiError } from '../../../api/api-error.ts'
import { draftStore } from '../../../lib/draft-store.ts'
import { createStore } from '../../../lib/store.ts'

export interface NamedMark {
  /** Names the entry towards the server: sent twice, it is still one mark. */
  entryId: string
  schoolSemesterId: string
  subject: string
  grade: number
  weight: number
}

interface WaitingMark {
  mark: NamedMark
  /** The server does not take it, and never will: kept until its owner has seen it. */
  isRefused: boolean
}

interface Waiting {
  owner: string
  marks: readonly WaitingMark[]
}

/** Longer than any holiday: a mark is not lost because a phone was off. */
const KEEP_MS = 90 * 24 * 3_600_000
/** A network that is there but leads nowhere does not hold anybody up for longer. */
export const PATIENCE_MS = 20_000
const LOCK = 'werkplatz.school.waiting'

const store = createStore<Waiting>({ owner: '', marks: [] })
const kept = (owner: string) => draftStore<readonly WaitingMark[]>(owner, 'school.waiting', localStorage, KEEP_MS)
const stored = (owner: string) => kept(owner).read() ?? []

function publish(owner: string, marks: readonly WaitingMark[]) {
  if (marks.length > 0) kept(owner).write(marks)
  else kept(owner).clear()
  store.set({ owner, marks })
}

// Another window may have kept or sent some meanwhile: what is stored counts.
export const waitingMarks = {
  subscribe: store.subscribe,
  get: store.get,
  /** What an earlier visit or another window left. */
  load: (owner: string) => store.set({ owner, marks: stored(owner) }),
  keep: (owner: string, mark: NamedMark) => publish(owner, [...stored(owner), { mark, isRefused: false }]),
  drop: (owner: string, entryId: string) =>
    publish(
      owner,
      stored(owner).filter(({ mark }) => mark.entryId !== entryId),
    ),
}

const refuse = (owner: string, entryId: string) =>
  publish(
    owner,
    stored(owner).map((one) => (one.mark.entryId === entryId ? { ...one, isRefused: true } : one)),
  )

/** An answer about this mark. Anything else, a session that ended or a server in trouble, may pass. */
const isRefusal = (error: unknown) => isApiError(error) && [400, 403, 404].includes(error.status)

let isSending = false

/** In the order in which they were entered, until one gets no answer; how many arrived. One window at a time. */
export async function sendWaiting(owner: string, send: (mark: NamedMark) => Promise<unknown>): Promise<number> {
  if (isSending) return 0
  let sent = 0
  const run = async () => {
    for (const { mark, isRefused } of stored(owner)) {
      if (isRefused) continue
      try {
        await send(mark)
      } catch (error) {
        if (!isRefusal(error)) return
        refuse(owner, mark.entryId)
        continue
      }
      waitingMarks.drop(owner, mark.entryId)
      sent += 1
    }
  }
  isSending = true
  try {
    // Only where the connection is secure.
    const { locks }: { locks?: LockManager | null } = navigator
    if (locks) await locks.request(LOCK, { ifAvailable: true }, async (lock) => lock && run())
    else await run()
  } finally {
    isSending = false
  }
  return sent
}
