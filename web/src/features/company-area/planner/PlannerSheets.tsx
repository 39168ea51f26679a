import labels from '@werkplatz/content/labels/planner.json'
import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'
import { createPortal } from 'react-dom'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { plainDay } from '../../../lib/zurich-clock.ts'
import { apprenticeLabels } from '../components/ApprenticeTag.tsx'
import { Lane } from './Lane.tsx'
import { Legend } from './Legend.tsx'
import type { Holidays, Span, Zoom } from './plan-days.ts'
import { PlannerHead } from './PlannerHead.tsx'

import styles from './PlannerSheets.module.css'

const PER_PAGE = 15

export type PlannerSheetsProps = {
  people: readonly PlanRow[]
  span: Span
  zoom: Zoom
  holidays: Holidays
  today: number
  title: string
  lead: string
  /** Who prints it. */
  by: string
}

/** On paper: A4 across, fifteen people a page, each page with its head. On the screen there is nothing of it. */
export function PlannerSheets({ people, span, zoom, holidays, today, title, lead, by }: PlannerSheetsProps) {
  const pages = Math.ceil(people.length / PER_PAGE)
  const printed = (page: number) => fillIn(labels.printed, { date: formatDate(plainDay(today)), name: by, page, pages })
  return createPortal(
    <div className={styles.sheets} data-planner-sheets aria-hidden>
      {Array.from({ length: pages }, (_, page) => (
        <section key={page} className={styles.sheet}>
          <header className={styles.head}>
            <img src="/favicon.svg" alt="" width={36} height={36} />
            <b className={styles.brand}>{labels.brand}</b>
            <div>
              <h2>{title}</h2>
              <p>{lead}</p>
            </div>
          </header>
          <div className={styles.plan} data-zoom={zoom}>
            <PlannerHead span={span} zoom={zoom} holidays={holidays} today={today} corner={labels.name} />
            {people.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((row) => (
              <div key={row.userId} className={styles.row}>
                <div className={styles.name}>
                  <b>
                    {row.nameFirst} {row.nameLast}
                  </b>
                  <small>{apprenticeLabels[row.apprenticeStatus]}</small>
                </div>
                <Lane row={row} span={span} holidays={holidays} today={today} />
              </div>
            ))}
          </div>
          <footer className={styles.foot}>
            <Legend />
            <p>{printed(page + 1)}</p>
          </footer>
        </section>
      ))}
    </div>,
    document.body,
  )
}
