import labels from '@werkplatz/content/labels/applications.json'
import type { TimelineStep } from '@werkplatz/contract/applications/schemas.ts'

import { formatDateTime } from '../../../lib/format-date.ts'
import { sinceLabel } from '../clock-labels.ts'

export type SinceProps = { timeline: readonly TimelineStep[]; isOwn: boolean; dateModified: string }

/** «Eingegangen gestern, 14:32» for those who answer, «Abgeschickt …» for who wrote it. */
export function Since({ timeline, isOwn, dateModified }: SinceProps) {
  const sent = timeline.find(({ step }) => step === 'SENT')?.date
  const date = sent ?? dateModified
  return (
    <span>
      {sent ? (isOwn ? labels.sent : labels.receivedOn) : labels.changed}{' '}
      <time dateTime={date} title={formatDateTime(date)}>
        {sinceLabel(date)}
      </time>
    </span>
  )
}
