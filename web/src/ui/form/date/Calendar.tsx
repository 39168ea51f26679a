import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/dates.json'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { dayNumber, plainDay, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { IconButton } from '../../button/IconButton.tsx'
import { CELL, GRID } from '../../table/grid-roles.ts'
import { addMonths, dayForKey, weeksAround } from './month-days.ts'

import styles from './Calendar.module.css'

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('de-CH', { ...options, timeZone: 'UTC' })
  return (day: number) => format.format(new Date(plainDay(day)))
}
const monthWords = words({ month: 'long', year: 'numeric' })
const dayWords = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const shortWeekday = words({ weekday: 'short' })
const longWeekday = words({ weekday: 'long' })
const currentDay = (now = Date.now()) => zurichDayNumber(now)
/** Any Monday. */
const MONDAY = dayNumber('2026-11-16')
const weekdays = Array.from({ length: 7 }, (_, i) => MONDAY + i)

export type CalendarProps = {
  /** ISO day; empty: none. */
  value: string
  /** Earlier days cannot be chosen. */
  min?: string | undefined
  onChoose: (day: string) => void
}

/** One month. Arrows go by days and weeks, Home and End to the ends of the week, page keys by months (Shift: years). */
export function Calendar({ value, min, onChoose }: CalendarProps) {
  const [today] = useState(() => currentDay())
  const first = min ? dayNumber(min) : -Infinity
  const [at, setAt] = useState(() => (value ? dayNumber(value) : Math.max(today, first)))
  const grid = useRef<HTMLTableElement>(null)
  /** The focus goes along with keys, but stays on the buttons that turn the month. */
  const isFollowing = useRef(true)
  useEffect(() => {
    if (isFollowing.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [at])

  const turn = (months: number) => {
    isFollowing.current = false
    setAt(addMonths(at, months))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayForKey(at, event.key, event.shiftKey)
    if (next === null) return
    event.preventDefault()
    isFollowing.current = true
    setAt(next)
  }
  const gridProps = { ...GRID, onKeyDown }
  return (
    <>
      <div className={styles.head}>
        <IconButton
          label={labels.previousMonth}
          icon={<IconChevronLeft stroke={1.75} aria-hidden />}
          onClick={() => turn(-1)}
        />
        <output className={styles.month}>{monthWords(at)}</output>
        <IconButton
          label={labels.nextMonth}
          icon={<IconChevronRight stroke={1.75} aria-hidden />}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} {...gridProps} aria-label={monthWords(at)} className={styles.grid}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={longWeekday(day)}>
                {shortWeekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAround(at).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, i) => (
                <td key={day ?? i} {...CELL} aria-selected={day !== null && plainDay(day) === value}>
                  {day !== null && (
                    <button
                      type="button"
                      tabIndex={day === at ? 0 : -1}
                      aria-label={dayWords(day)}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={day < first || undefined}
                      className={classNames(styles.day, plainDay(day) === value && styles.chosen)}
                      onClick={() => day >= first && onChoose(plainDay(day))}
                    >
                      {Number(plainDay(day).slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
