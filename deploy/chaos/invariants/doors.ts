// I7 and I9: in the middle of a fault nobody gets in who may not, and an ended session is over.
import { linesOf, type Line } from '../history.ts'

const letIn = (status: number | string) => typeof status === 'number' && status < 400

/** I7: closed, whatever is broken. */
export const nobodyGetsIn = (lines: readonly Line[]): string[] =>
  linesOf(lines, 'knock')
    .filter(({ status }) => letIn(status))
    .map(({ who, call, status, at }) => `${who} was let in: ${call} answered ${status} at ${(at / 1_000).toFixed(1)} s`)

export const REVOKED_WITHIN_MS = 5_000

/** I9: five seconds after a session was ended its token opens nothing, on any node. */
export const endedIsEnded = (lines: readonly Line[]): string[] =>
  linesOf(lines, 'revoked')
    .filter(({ at, ended, status }) => letIn(status) && at - ended > REVOKED_WITHIN_MS)
    .map(({ who, at, ended }) => `${who} was served ${((at - ended) / 1_000).toFixed(1)} s after logging out`)
