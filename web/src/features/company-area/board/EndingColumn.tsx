import labels from '@werkplatz/content/labels/board.json'
import messages from '@werkplatz/content/messages/board.json'
import type { Board, BoardEnding } from '@werkplatz/contract/company-area/board-schemas.ts'
import { useSearchParams } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { dayNumber, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { days } from '../day-words.ts'
import { BoardColumn, BoardPerson } from './BoardColumn.tsx'
import { narrowingIn, wayTo } from './narrowing.ts'

/** Whose work ends soon, above all where nothing follows. */
export function EndingColumn({ ending }: { ending: Board['ending'] }) {
  const [params] = useSearchParams()
  const shown = narrowingIn(params).ending
  return (
    <BoardColumn
      title={messages.tileEnding.text}
      total={ending.total}
      to={wayTo(params, { ending: 'SOON' })}
      isCurrent={shown === 'SOON'}
      urgent={{
        count: ending.open,
        text: fillIn(labels.withoutNext, { count: ending.open }),
        to: wayTo(params, { ending: 'OPEN' }),
        isCurrent: shown === 'OPEN',
      }}
      calm={labels.allWithNext}
      people={ending.first.map((one) => (
        <BoardPerson
          key={one.userId}
          one={one}
          line={fillIn(one.nextTitle ? labels.then : labels.thenNothing, {
            title: one.assignmentTitle,
            next: one.nextTitle ?? '',
          })}
          when={leftOf(one)}
          isUrgent={one.nextTitle === null}
        />
      ))}
    />
  )
}

function leftOf({ dateEnd }: BoardEnding): string {
  const left = dayNumber(dateEnd) - zurichDayNumber(Date.now())
  if (left <= 0) return labels.today
  return left === 1 ? labels.tomorrow : days(left)
}
