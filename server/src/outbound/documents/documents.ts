// Documents are drawn in child processes: half a second of computing must not hold up everybody else's calls.
import { Refusal } from '../../lib/refusal.ts'
import { childPool, PoolBusy } from '../child-pool.ts'
import type { Sheet } from './sheet.ts'

export interface Documents {
  /** Starts the children now: the first document need not wait for them. */
  warm(): void
  /** Ends with the signal: nobody draws for a client that has gone. */
  pdf(sheet: Sheet, signal?: AbortSignal): Promise<Buffer>
  close(): void
}

const CHILDREN = 2
/** At half a second each, the last in line has its document within the ten seconds of a call. */
const WAITING = 24

export function openDocuments(): Documents {
  const pool = childPool<Sheet, Uint8Array>({
    script: new URL('./draw-child.ts', import.meta.url),
    children: CHILDREN,
    waiting: WAITING,
    limitMs: 20_000,
    tasksPerChild: 200,
    memoryMb: 256,
  })
  return {
    warm: () => pool.warm(),
    close: () => pool.close(),
    async pdf(sheet, signal) {
      try {
        const bytes = await pool.run(sheet, signal)
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      } catch (error) {
        if (error instanceof PoolBusy) throw new Refusal('unavailable', { retryAfter: 5, cause: error })
        throw error
      }
    },
  }
}
