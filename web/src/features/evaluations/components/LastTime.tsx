import messages from '@werkplatz/content/messages/evaluations.json'
import type { LastAgreements } from '@werkplatz/contract/evaluations/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Note } from '../../../ui/note/Note.tsx'

/** What was agreed after the last assignment, on top of this one. */
export function LastTime({ last }: { last: LastAgreements }) {
  return (
    <Note>
      <b>{messages.sheetLastTime.text}</b>
      <ul>
        {last.agreements.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <p>
        {fillIn(messages.sheetLastTimeFrom.text, {
          assignmentTitle: last.assignmentTitle,
          date: formatDate(last.date),
        })}
      </p>
    </Note>
  )
}
