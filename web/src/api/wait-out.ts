// A server that is away for a moment, as when the database changes its host: what somebody has just sent waits for it
// and is sent again. With its key it happens once, whatever became of the first try.
import sessionMessages from '@werkplatz/content/messages/session.json'

import { showMessage } from '../ui/toast/show-message.ts'
import { isApiError } from './api-error.ts'

/** Longer than any change of hosts takes; then the person is told and keeps the text. */
const LONGEST_MS = 30_000
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 4_000

/** The server's own word: a proxy's, or no answer at all, may mean anything. */
const isAwayForAMoment = (error: unknown) => isApiError(error, 503) && error.code === 'unavailable'

/** Not all at once, when it is back. */
const withJitter = (ms: number) => ms * (0.75 + Math.random() / 2)

const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

export async function waitOut<Result>(attempt: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const giveUpAt = Date.now() + LONGEST_MS
  for (let next = FIRST_PAUSE_MS; ; next = Math.min(next * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt()
    } catch (error) {
      if (!isAwayForAMoment(error) || Date.now() + next > giveUpAt) throw error
      if (next === FIRST_PAUSE_MS) showMessage(sessionMessages.backSoon)
      await pause(withJitter(next), signal)
    }
  }
}
