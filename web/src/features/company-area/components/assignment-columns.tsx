import type { Icon } from '@tabler/icons-react'
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import labels from '@werkplatz/content/labels/company-area.json'
import type { AssignmentType } from '@werkplatz/contract/assignments/schemas.ts'
import type { AssignmentRow, AssignmentView } from '@werkplatz/contract/company-area/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate, formatDateRange, formatPercent } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { assignmentLabels, typeLabels } from '../../assignments/labels.ts'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { firstWay } from '../../shared/table/use-opening.tsx'
import { waitedSince } from '../../shared/waited-since.ts'
import { LONG_WAIT, days, waitedDays } from '../day-words.ts'
import { supervisorOf } from './apprentice-columns.tsx'
import { TwoLines } from './TwoLines.tsx'

import styles from './Cells.module.css'

export const wayOfAssignment = ({ assignmentId }: AssignmentRow) => firstWay(paths.assignment(assignmentId))

/** Without a page of its own a draft is at least gone on with. */
const wayOfOwn = (row: AssignmentRow) =>
  wayOfAssignment(row) ?? (row.can.edit ? firstWay(paths.assignmentForm(row.assignmentId)) : undefined)

const kinds: Record<AssignmentType, Icon> = { ACTIVITY: IconLink, SHORT_TERM: IconBolt, UNLINKED: IconBriefcase }

function Kind({ type }: { type: AssignmentType }) {
  const Glyph = kinds[type]
  return (
    <span className={styles.kind}>
      <Glyph stroke={1.75} aria-hidden />
      {typeLabels[type]}
    </span>
  )
}

const place = ({ department, location }: AssignmentRow) => [department, location].filter(Boolean).join(', ')

/** What happens next, under the status. */
function next(row: AssignmentRow, isOwn: boolean): string | undefined {
  if (row.assignmentStatus === 'DRAFT') return labels.notSubmitted
  if (!row.waitingSince) return undefined
  const since = waitedSince(row.waitingSince)
  const name = supervisorOf(row)
  return isOwn && name ? fillIn(labels.waitsFor, { since, name }) : fillIn(labels.waits, { since })
}

const title = (isOwn: boolean, isNarrow: boolean): DataColumn<AssignmentRow> => ({
  id: 'title',
  header: labels.assignment,
  kind: 'title',
  sortable: true,
  cell: (row) => (
    <TitleCell
      title={row.title}
      to={isOwn ? wayOfOwn(row) : wayOfAssignment(row)}
      subtitle={(isNarrow && !isOwn ? `${row.author}, ${row.department}` : place(row)) || undefined}
    />
  ),
})

const status = (isOwn: boolean): DataColumn<AssignmentRow> => ({
  id: 'status',
  header: labels.status,
  sortable: true,
  cell: (row) => (
    <TwoLines line={next(row, isOwn)}>
      <StatusTag tone={row.assignmentStatus} label={assignmentLabels[row.assignmentStatus]} />
    </TwoLines>
  ),
})

const author: DataColumn<AssignmentRow> = {
  id: 'author',
  header: labels.apprentice,
  sortable: true,
  hideOnMobile: true,
  cell: (row) => <PersonLabel name={row.author} src={row.authorImage} size={28} colorKey={row.authorId} />,
}

const type: DataColumn<AssignmentRow> = {
  id: 'type',
  header: labels.type,
  sortable: true,
  hideOnMobile: true,
  cell: ({ assignmentType }) => <Kind type={assignmentType} />,
}

const period: DataColumn<AssignmentRow> = {
  id: 'period',
  header: labels.period,
  sortable: true,
  descendingFirst: true,
  numeric: true,
  muted: true,
  cell: ({ dateStart, dateEnd }) => formatDateRange(dateStart, dateEnd) || '–',
}

const workload: DataColumn<AssignmentRow> = {
  id: 'workload',
  header: labels.workload,
  numeric: true,
  align: 'end',
  hideOnMobile: true,
  cell: (row) => formatPercent(row.workload),
}

const supervisor: DataColumn<AssignmentRow> = {
  id: 'supervisor',
  header: labels.supervisor,
  sortable: true,
  hideOnMobile: true,
  cell: (row) => supervisorOf(row) ?? <span className={styles.none}>{labels.noSupervisor}</span>,
}

const modified: DataColumn<AssignmentRow> = {
  id: 'modified',
  header: labels.changed,
  sortable: true,
  descendingFirst: true,
  muted: true,
  numeric: true,
  hideOnMobile: true,
  cell: ({ dateModified }) => formatDate(dateModified),
}

const waiting: DataColumn<AssignmentRow> = {
  id: 'waiting',
  header: labels.waitingSince,
  sortable: true,
  numeric: true,
  cell: ({ waitingSince }) => {
    if (!waitingSince) return '–'
    const count = waitedDays(waitingSince, Date.now())
    const isLong = count > LONG_WAIT
    return (
      <TwoLines
        line={count === 0 ? labels.today : days(count)}
        icon={isLong ? IconClockExclamation : IconClockHour4}
        tone={isLong ? 'urgent' : 'quiet'}
      />
    )
  },
}

/** Give way where titles would have no room; the row's page says them, too. */
const roomy: readonly DataColumn<AssignmentRow>[] = [type, workload, supervisor]

/** On a phone a row is a card: whose it is stands in the second line there. */
export function assignmentColumns(
  view: Exclude<AssignmentView, 'ACCOMPANIED'>,
  { isNarrow, isTight }: { isNarrow: boolean; isTight: boolean },
): readonly DataColumn<AssignmentRow>[] {
  const columns = {
    OWN_ASSIGNMENT: [title(true, isNarrow), status(true), type, period, modified],
    APPROVE_ASSIGNMENT: [title(false, isNarrow), author, period, workload, supervisor, waiting],
    APPRENTICE_ASSIGNMENT: [title(false, isNarrow), author, status(false), type, period, supervisor],
  }[view]
  return isTight ? columns.filter((column) => !roomy.includes(column)) : columns
}
