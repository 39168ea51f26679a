import labels from '@werkplatz/content/labels/board.json'
import messages from '@werkplatz/content/messages/board.json'
import type { Board } from '@werkplatz/contract/company-area/board-schemas.ts'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { waitedSince } from '../../shared/waited-since.ts'
import { LONG_WAIT, waitedDays } from '../day-words.ts'
import { BoardColumn, BoardPerson } from './BoardColumn.tsx'

/** What waits for approval, above all what has waited too long. */
export function WaitingColumn({ waiting }: { waiting: Board['waiting'] }) {
  const hasTable = useUser()?.can['assignment.oversee'] ?? false
  return (
    <BoardColumn
      title={messages.tileWaiting.text}
      total={waiting.total}
      to={hasTable ? paths.company('APPROVE_ASSIGNMENT') : undefined}
      urgent={{
        count: waiting.long,
        text: fillIn(labels.waitingLong, { count: waiting.long }),
        to: hasTable ? paths.waitingLong() : undefined,
      }}
      calm={labels.noneLong}
      people={waiting.first.map((one) => (
        <BoardPerson
          key={one.assignmentId}
          one={one}
          line={one.assignmentTitle}
          when={waitedSince(one.waitingSince)}
          isUrgent={waitedDays(one.waitingSince) > LONG_WAIT}
        />
      ))}
    />
  )
}
