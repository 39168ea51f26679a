import labels from '@werkplatz/content/labels/company-area.json'
import type { Board } from '@werkplatz/contract/company-area/board-schemas.ts'
import type { ApprenticeStatus } from '@werkplatz/contract/company-area/schemas.ts'
import { Link, useSearchParams } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { apprenticeIcons, apprenticeLabels } from '../components/ApprenticeTag.tsx'
import { narrowingIn, wayTo } from './narrowing.ts'

import styles from './TotalsRow.module.css'

const order = [
  { status: 'ACTIVE', of: 'active' },
  { status: 'PENDING', of: 'pending' },
  { status: 'IDLE', of: 'idle' },
] as const satisfies readonly { status: ApprenticeStatus; of: string }[]

/** How many work, are about to and do not. */
export function TotalsRow({ totals }: { totals: Pick<Board, 'active' | 'pending' | 'idle'> }) {
  const [params] = useSearchParams()
  const { status } = narrowingIn(params)
  return (
    <div className={styles.totals}>
      <svg className={styles.bar} aria-hidden preserveAspectRatio="none" viewBox="0 0 1000 12">
        {segments(order.map(({ of }) => totals[of])).map(({ x, width }, index) => (
          <rect key={order[index]!.status} x={x} width={width} height={12} className={styles[order[index]!.of]} />
        ))}
      </svg>
      <ul className={styles.numbers} aria-label={labels.totals}>
        {order.map(({ status: one, of }) => {
          const Glyph = apprenticeIcons[one]
          return (
            <li key={one}>
              <Link
                to={wayTo(params, { status: one })}
                preventScrollReset
                aria-current={one === status ? 'true' : undefined}
                title={one === status ? labels.showAll : fillIn(labels.only, { status: apprenticeLabels[one] })}
                className={classNames(styles.number, one === status && styles.current, totals[of] === 0 && styles.zero)}
              >
                <b>{totals[of]}</b>
                <Glyph size={18} stroke={1.9} aria-hidden className={styles[of]} />
                <span>{apprenticeLabels[one]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const WIDTH = 1000
const GAP = 4

/** Side by side over the whole width, with a gap between; who is there at all can be seen. */
function segments(counts: readonly number[]): { x: number; width: number }[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const room = WIDTH - GAP * (counts.filter((count) => count > 0).length - 1)
  let x = 0
  return counts.map((count) => {
    const width = (count / total) * room
    const at = { x, width }
    if (count > 0) x += width + GAP
    return at
  })
}
