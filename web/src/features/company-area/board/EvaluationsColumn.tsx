import labels from '@werkplatz/content/labels/board.json'
import messages from '@werkplatz/content/messages/board.json'
import type { Board } from '@werkplatz/contract/company-area/board-schemas.ts'
import { evaluationDays } from '@werkplatz/contract/evaluations/limits.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { waitedSince } from '../../shared/waited-since.ts'
import { waitedDays } from '../day-words.ts'
import { BoardColumn, BoardPerson } from './BoardColumn.tsx'

/** What is over and not judged by both, above all what has been over for long. */
export const EvaluationsColumn = ({ evaluations }: { evaluations: Board['evaluations'] }) => (
  <BoardColumn
    title={messages.tileEvaluations.text}
    total={evaluations.total}
    to={paths.outstanding('ALL')}
    urgent={{
      count: evaluations.late,
      text: fillIn(labels.evaluationsLate, { count: evaluations.late }),
      to: paths.outstanding('LATE'),
    }}
    calm={labels.noneLate}
    people={evaluations.first.map((one) => (
      <BoardPerson
        key={one.assignmentId}
        one={one}
        to={paths.evaluation(one.assignmentId)}
        line={one.missing === null ? labels.missingBoth : fillIn(labels.missing, { name: one.missing })}
        when={waitedSince(one.dateEnd)}
        isUrgent={waitedDays(one.dateEnd) > evaluationDays.late}
      />
    ))}
  />
)
