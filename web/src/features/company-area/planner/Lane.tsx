import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import labels from '@werkplatz/content/labels/planner.json'
import messages from '@werkplatz/content/messages/planner.json'
import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { dayNumber } from '../../../lib/zurich-clock.ts'
import { type Holidays, schoolWeek, type Span, shortDay, weekdayOf } from './plan-days.ts'
import { type Gap, gapsOf, type Placed, placeBars } from './plan-layout.ts'

import styles from './Lane.module.css'

export type LaneProps = {
  row: PlanRow
  span: Span
  holidays: Holidays
  today: number
  /** The bar that can be reached with Tab, if it is one of this row. */
  current?: string | undefined
}

const percent = (part: number, { days }: Span) => `${(part / days) * 100}%`
const across = ({ first, last }: { first: number; last: number }, span: Span) => ({
  left: percent(first - span.from, span),
  width: percent(last - first + 1, span),
})

/** The weeks of one person: school days, gaps, today, and what is planned. */
export function Lane({ row, span, holidays, today, current }: LaneProps) {
  const isToday = today >= span.from && today < span.from + span.days
  return (
    <div className={styles.lane} style={{ backgroundSize: `${(7 / span.days) * 100}% 100%` }}>
      {row.schoolDays.length > 0 && (
        <i
          className={styles.school}
          aria-hidden
          style={{
            backgroundImage: schoolWeek(row.schoolDays),
            backgroundSize: `${(7 / span.days) * 100}% 100%`,
          }}
        />
      )}
      {[...holidays.keys()].map((day) => (
        <i key={day} className={styles.holiday} aria-hidden style={across({ first: day, last: day }, span)} />
      ))}
      {isToday && <i className={styles.today} aria-hidden style={{ left: percent(today - span.from + 0.5, span) }} />}
      {gapsOf(row, span).map((gap) => (
        <span key={gap.first} className={styles.gap} style={across(gap, span)}>
          <span>{gapWords(gap)}</span>
        </span>
      ))}
      {placeBars(row.bars, span).map((placed) => (
        <Bar
          key={placed.bar.assignmentId}
          placed={placed}
          span={span}
          isCurrent={placed.bar.assignmentId === current}
        />
      ))}
    </div>
  )
}

const gapWords = ({ first, length }: Gap) =>
  length === null ? fillIn(labels.openFrom, { date: shortDay(first) }) : fillIn(labels.gapDays, { days: length })

function Bar({ placed, span, isCurrent }: { placed: Placed; span: Span; isCurrent: boolean }) {
  const { bar, lane, lanes, isCutLeft, isCutRight } = placed
  const words = barWords(placed)
  return (
    <Link
      to={paths.assignment(bar.assignmentId)}
      tabIndex={isCurrent ? 0 : -1}
      data-key={bar.assignmentId}
      data-first={placed.first}
      data-last={placed.last}
      title={words}
      className={classNames(
        styles.bar,
        bar.state === 'PENDING' ? styles.pending : styles.approved,
        isCutLeft && styles.cutLeft,
        isCutRight && styles.cutRight,
        lanes > 1 && styles.shared,
      )}
      style={{ ...across(placed, span), '--lane': lane, '--lanes': lanes } as CSSProperties}
    >
      {bar.state !== 'APPROVED' && <IconClockHour4 size={15} stroke={2.1} aria-hidden />}
      <span aria-hidden>{bar.title}</span>
      {!isCutRight && <em aria-hidden>{shortDay(dayNumber(bar.dateEnd))}</em>}
      <span className="sr-only">{words}</span>
    </Link>
  )
}

function barWords({ bar, sum }: Placed): string {
  const state = { APPROVED: null, PENDING: labels.pending, CHANGING: labels.changing }[bar.state]
  const base = fillIn(messages.bar.text, {
    assignmentTitle: bar.title,
    dateStart: formatDate(bar.dateStart),
    dateEnd: formatDate(bar.dateEnd),
    workload: bar.workload,
  })
  return [base, state, sum !== null && fillIn(messages.sum.text, { workload: sum })].filter(Boolean).join(', ')
}

/** The days of school in words, for who does not see the stripes. */
export const schoolWords = ({ schoolDays }: PlanRow) =>
  schoolDays.length > 0 ? fillIn(labels.schoolDays, { days: schoolDays.join(', ') }) : ''

export const isWeekend = (day: number) => weekdayOf(day) > 4
