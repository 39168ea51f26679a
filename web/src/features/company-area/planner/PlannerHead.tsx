import labels from '@werkplatz/content/labels/planner.json'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { isWeekend } from './Lane.tsx'
import { type Holidays, type Span, shortDay, weekdayOf, weeksOf, type Zoom } from './plan-days.ts'

import styles from './Planner.module.css'

export type PlannerHeadProps = {
  span: Span
  zoom: Zoom
  holidays: Holidays
  today: number
  /** Above the names. */
  corner: string
  /** Of each week, how many have nothing planned; absent on paper. */
  idle?: readonly number[]
}

/** The weeks, in a month their days too, and how many have nothing to do in each. */
export function PlannerHead({ span, zoom, holidays, today, corner, idle }: PlannerHeadProps) {
  const weeks = weeksOf(span)
  const most = Math.max(1, ...(idle ?? []))
  return (
    <div className={styles.heads}>
      <div className={styles.head}>
        <b className={styles.corner}>{corner}</b>
        <ol className={styles.weeks}>
          {weeks.map(({ monday, week }) => (
            <li key={monday} className={classNames(today >= monday && today < monday + 7 && styles.now)}>
              <b>
                <span className={styles.wide}>{labels.weekShort} </span>
                {week}
              </b>
              <small>
                {shortDay(monday)}
                <HolidaysOf week={monday} holidays={holidays} />
              </small>
            </li>
          ))}
        </ol>
      </div>
      {zoom === 'MONTH' && (
        <div className={classNames(styles.head, styles.dayHead)} aria-hidden>
          <span className={styles.corner} />
          <div className={styles.days}>
            {Array.from({ length: span.days }, (_, index) => span.from + index).map((day) => (
              <span
                key={day}
                title={holidays.get(day)}
                className={classNames(
                  isWeekend(day) && styles.weekend,
                  holidays.has(day) && styles.holiday,
                  day === today && styles.isToday,
                )}
              >
                {labels.days[weekdayOf(day)]}
                <b>{Number(shortDay(day).slice(0, 2))}</b>
              </span>
            ))}
          </div>
        </div>
      )}
      {idle && (
        <div className={classNames(styles.head, styles.load)}>
          <span className={styles.corner}>{labels.free}</span>
          <ol className={styles.weeks}>
            {weeks.map(({ monday, week }, index) => {
              const count = idle[index] ?? 0
              return (
                <li key={monday}>
                  <svg aria-hidden width="10" height="26" viewBox="0 0 10 26" preserveAspectRatio="none">
                    <rect y={26 - (count / most) * 26} width="10" height={(count / most) * 26} rx="1" />
                  </svg>
                  <b>
                    <span aria-hidden>{count}</span>
                    <span className="sr-only">{fillIn(labels.weekWithout, { week, count })}</span>
                  </b>
                </li>
              )
            })}
          </ol>
        </div>
      )}
    </div>
  )
}

/** A mark beside the date of a week; its words are for the pointer and for those who do not see it. */
function HolidaysOf({ week, holidays }: { week: number; holidays: Holidays }) {
  const words = Array.from({ length: 7 }, (_, index) => week + index).flatMap((day) => {
    const name = holidays.get(day)
    return name ? [fillIn(labels.holidayDay, { name, date: shortDay(day) })] : []
  })
  if (words.length === 0) return null
  const text = words.join('; ')
  return (
    <span className={styles.mark} title={text}>
      <span className="sr-only"> {text}</span>
    </span>
  )
}
