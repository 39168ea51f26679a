import labels from '@werkplatz/content/labels/planner.json'
import messages from '@werkplatz/content/messages/planner.json'
import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'
import { useMemo } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Legend } from './Legend.tsx'
import { type Holidays, type Span, type Zoom, zooms } from './plan-days.ts'
import { idlePerWeek } from './plan-layout.ts'
import { PlannerHead } from './PlannerHead.tsx'
import { PlannerRow } from './PlannerRow.tsx'
import { useDrawnRows } from './use-drawn-rows.ts'
import { usePlannerKeys } from './use-planner-keys.ts'

import styles from './Planner.module.css'

export const peopleWords = (count: number) => (count === 1 ? labels.peopleOne : fillIn(labels.people, { count }))

export type PlannerProps = {
  people: readonly PlanRow[]
  span: Span
  zoom: Zoom
  holidays: Holidays
  today: number
  isCapped: boolean
}

/** Apprentices by weeks. */
export function Planner({ people, span, zoom, holidays, today, isCapped }: PlannerProps) {
  const idle = useMemo(() => idlePerWeek(people, span), [people, span])
  const { drawn, end, drawAll } = useDrawnRows(people.length)
  const { place, keys } = usePlannerKeys(drawAll)
  const shown = people.slice(0, drawn)
  // Who was in focus may be gone: then Tab leads to the first name that leads somewhere.
  const start = shown.find(({ assignmentId }) => assignmentId !== null)
  const current = shown.some(({ userId }) => userId === place?.row)
    ? place
    : start && { row: start.userId, key: 'name' }
  return (
    <>
      <p className="sr-only" id="planner-keys">
        {messages.keyboard.text}
      </p>
      <section
        className={styles.planner}
        data-zoom={zoom}
        aria-label={fillIn(labels.weeks, { weeks: zooms[zoom] })}
        aria-describedby="planner-keys"
      >
        <PlannerHead
          span={span}
          zoom={zoom}
          holidays={holidays}
          today={today}
          corner={peopleWords(people.length)}
          idle={idle}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the links it holds */}
        <ul className={styles.rows} {...keys}>
          {shown.map((row) => (
            <PlannerRow
              key={row.userId}
              row={row}
              span={span}
              holidays={holidays}
              today={today}
              current={current?.row === row.userId ? current.key : undefined}
            />
          ))}
        </ul>
      </section>
      <div ref={end} />
      <div className={styles.foot}>
        <Legend />
        <p>
          {isCapped
            ? fillIn(labels.capped, { total: people.length })
            : shown.length < people.length
              ? fillIn(labels.shown, { shown: shown.length, total: people.length })
              : fillIn(labels.shownAll, { total: people.length })}
        </p>
      </div>
    </>
  )
}
