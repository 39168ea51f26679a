import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/moderation.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { Count } from '../../../ui/tag/Count.tsx'
import { reportCountsQuery } from '../api.ts'

/** How many reports nobody has taken yet, beside «Meldungen»; nothing when there are none. */
export function OpenReports() {
  const { data } = useQuery(reportCountsQuery)
  if (!data?.open) return null
  return (
    <>
      <span aria-hidden>
        <Count value={data.open} variant="waiting" max={99} />
      </span>
      <span className="sr-only">{fillIn(labels.waiting, { count: data.open })}</span>
    </>
  )
}
