import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/assignments.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Note } from '../../../ui/note/Note.tsx'
import { ownAssignmentsQuery } from '../api.ts'
import type { FormValues } from './form-values.ts'
import { overlapOf } from './overlaps.ts'

export type OverlapNoteProps = { assignmentId: string | null; values: FormValues }

/** Several at once are allowed; above 100 % it asks whether that is meant. It holds up nobody. */
export function OverlapNote({ assignmentId, values }: OverlapNoteProps) {
  const { dateStart, dateEnd, workload } = values
  const { data } = useQuery({ ...ownAssignmentsQuery, enabled: dateStart !== '' && dateEnd !== '' })
  const overlap = data && overlapOf({ assignmentId, dateStart, dateEnd, workload }, data.content)
  return (
    <div aria-live="polite">
      {overlap &&
        (overlap.workload > 100 ? (
          <Note kind="warning">
            {fillIn(messages.overlapAbove100.text, {
              assignmentTitle: overlap.other.title,
              workload: overlap.workload,
            })}
          </Note>
        ) : (
          <Note kind="info">
            {fillIn(messages.overlap.text, {
              assignmentTitle: overlap.other.title,
              dateStart: formatDate(overlap.other.dateStart),
              dateEnd: formatDate(overlap.other.dateEnd),
            })}
          </Note>
        ))}
    </div>
  )
}
