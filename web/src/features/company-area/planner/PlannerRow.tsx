import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'
import { memo } from 'react'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { firstWay } from '../../shared/table/use-opening.tsx'
import { apprenticeIcons, apprenticeLabels } from '../components/ApprenticeTag.tsx'
import { Lane, schoolWords } from './Lane.tsx'
import type { Holidays, Span } from './plan-days.ts'

import styles from './Planner.module.css'

export type PlannerRowProps = {
  row: PlanRow
  span: Span
  holidays: Holidays
  today: number
  /** What of this row can be reached with Tab: its name, or one of its bars. */
  current: string | undefined
}

/** Not drawn anew while another row changes: there are hundreds of them. */
export const PlannerRow = memo(function PlannerRow({ row, span, holidays, today, current }: PlannerRowProps) {
  const name = `${row.nameFirst} ${row.nameLast}`
  const Glyph = apprenticeIcons[row.apprenticeStatus]
  const to = firstWay(row.assignmentId && paths.assignment(row.assignmentId), paths.profile(row.profileId, 'user'))
  const words = (
    <>
      <Avatar name={name} src={row.image} size={32} colorKey={row.userId} />
      <span className={styles.words}>
        <b>{name}</b>
        {row.profession && <small>{row.profession}</small>}
      </span>
      <span className={styles.status} data-status={row.apprenticeStatus} title={apprenticeLabels[row.apprenticeStatus]}>
        <Glyph size={17} stroke={2.2} aria-hidden />
        <span className="sr-only">
          {apprenticeLabels[row.apprenticeStatus]} {schoolWords(row)}
        </span>
      </span>
    </>
  )
  return (
    <li className={styles.row} data-row={row.userId}>
      {to ? (
        <Link to={to} className={styles.name} data-key="name" tabIndex={current === 'name' ? 0 : -1}>
          {words}
        </Link>
      ) : (
        // No page is built for it yet; the keys still find the row.
        <span className={styles.name}>{words}</span>
      )}
      <Lane row={row} span={span} holidays={holidays} today={today} current={current} />
    </li>
  )
})
