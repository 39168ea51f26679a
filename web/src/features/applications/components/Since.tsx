import type { TimelineStep } from '@werkplatz/contract/applications/schemas.ts'

import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'

export type SinceProps = { timeline: readonly TimelineStep[]; isOwn: boolean; dateModified: string }

/** «Eingegangen gestern» for those who answer, «Abgeschickt gestern» for who wrote it. */
export function Since({ timeline, isOwn, dateModified }: SinceProps) {
  const sent = timeline.find(({ step }) => step === 'SENT')?.date
  return (
    <span>
      {sent ? (isOwn ? 'Abgeschickt' : 'Eingegangen') : 'Geändert'}{' '}
      <RelativeTime value={sent ?? dateModified} form="list" />
    </span>
  )
}
