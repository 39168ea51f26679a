// I4 and I5: everybody concerned is told once, no mail is lost, and what waits is worked off.
import { linesOf, type Called, type Line } from '../history.ts'
import type { Reads } from '../reads.ts'

/** What an acknowledged call must have told somebody, about which row. */
const tells: Record<string, (call: Called) => [kind: string, target: string | undefined] | null> = {
  createActivity: ({ id }) => ['activity.reviewRequested', id],
  reviewActivity: ({ target, wants }) => (wants === 'APPROVED' ? ['activity.approved', target] : null),
  createApplication: ({ id }) => ['application.received', id],
  reviewApplication: ({ target, wants }) => (wants === 'APPROVED' ? ['application.approved', target] : null),
  createAssignment: ({ id }) => ['assignment.reviewRequested', id],
  reviewAssignment: ({ target, wants }) => (wants === 'APPROVED' ? ['assignment.approved', target] : null),
}
export const tellingKinds = [
  'activity.reviewRequested',
  'activity.approved',
  'application.received',
  'application.approved',
  'assignment.reviewRequested',
  'assignment.approved',
] as const

const MOST_DOUBLED = 1 / 1_000

/** I4: one notification for each event and receiver; no mail lost, at most one in a thousand twice. */
export function toldOnce(lines: readonly Line[], { notified, mails, inbox }: Reads): string[] {
  const told = new Set(notified.map(({ kind, target }) => `${kind} ${target}`))
  const untold = linesOf(lines, 'call')
    .filter(({ outcome }) => outcome === 'done')
    .flatMap((call) => {
      const [kind, target] = tells[call.call]?.(call) ?? []
      return kind && target && !told.has(`${kind} ${target}`) ? `nobody was told: ${kind} of ${target}` : []
    })
  const twice = notified
    .filter(({ times }) => times > 1)
    .map(({ kind, target, recipient, times }) => `${recipient} was told ${times} times: ${kind} of ${target}`)
  const arrived = Map.groupBy(inbox, (id) => id)
  const lost = mails
    .filter(({ id, isSent }) => isSent && !arrived.has(id))
    .map(({ id }) => `mail ${id} counts as sent and did not arrive`)
  const open = mails.filter(({ isOpen }) => isOpen).map(({ id }) => `mail ${id} was never sent`)
  const doubled = inbox.length - arrived.size
  const tooMany =
    doubled > Math.max(1, inbox.length * MOST_DOUBLED) ? [`${doubled} of ${inbox.length} mails came twice`] : []
  return [...untold, ...twice, ...lost, ...open, ...tooMany]
}

export const DRAINED_WITHIN_SECONDS = 60

/** I5: a minute after the last call nothing waits, and nothing was given up. */
export function queuesAreEmpty(_lines: readonly Line[], { waiting, drainedSeconds, buried }: Reads): string[] {
  const left = waiting.filter(({ jobs }) => jobs > 0).map(({ queue, jobs }) => `${jobs} jobs wait in ${queue}`)
  const late = drainedSeconds > DRAINED_WITHIN_SECONDS ? [`drained after ${drainedSeconds.toFixed(0)} s`] : []
  return [...left, ...late, ...(buried ? [`${buried} jobs were given up`] : [])]
}
