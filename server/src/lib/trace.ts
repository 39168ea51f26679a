// Which call a piece of work goes back to. It travels with the work, without being handed through every function: from the
// call to what it enqueues, to the jobs and live messages that come of it, and to the log lines of all of them.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Trace {
  /** A UUID, always: it is written into logs and statements. */
  requestId: string
  /** When the change was made that this work is about. */
  since?: number | undefined
}

const storage = new AsyncLocalStorage<Trace>()

export const currentTrace = (): Trace | undefined => storage.getStore()

/** Work without a trace, a scheduled job, has none of its own. */
export const traced = <T>(trace: Trace | undefined, work: () => T): T => (trace ? storage.run(trace, work) : work())

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isRequestId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/** What came with a job or over the bus is believed as far as it has the shape of a trace. */
export function readTrace(found: unknown): Trace | undefined {
  const { requestId, since } = (found ?? {}) as { requestId?: unknown; since?: unknown }
  return isRequestId(requestId) ? { requestId, ...(typeof since === 'number' && { since }) } : undefined
}
