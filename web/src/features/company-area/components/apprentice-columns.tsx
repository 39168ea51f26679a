import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs'
import IconCircleMinus from '@tabler/icons-react/dist/esm/icons/IconCircleMinus.mjs'
import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import labels from '@werkplatz/content/labels/company-area.json'
import type { ApprenticeRow } from '@werkplatz/contract/company-area/schemas.ts'

import { formatDateRange } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { firstWay } from '../../shared/table/use-opening.tsx'
import { type Moment, momentOf } from '../day-words.ts'
import { ApprenticeTag } from './ApprenticeTag.tsx'
import { TwoLines } from './TwoLines.tsx'

import styles from './Cells.module.css'

export const nameOf = ({ nameFirst, nameLast }: { nameFirst: string; nameLast: string }) => `${nameFirst} ${nameLast}`
export const supervisorOf = (row: { supervisorNameFirst: string | null; supervisorNameLast: string | null }) =>
  row.supervisorNameFirst && `${row.supervisorNameFirst} ${row.supervisorNameLast}`

/** The current or next assignment, else the newest, else the profile. */
export const wayOfApprentice = ({ assignmentId, lastAssignmentId, profileId }: ApprenticeRow) =>
  firstWay(
    assignmentId && paths.assignment(assignmentId),
    lastAssignmentId && paths.assignment(lastAssignmentId),
    paths.profile(profileId, 'user'),
  )

const looks = {
  idle: { icon: IconCircleMinus, tone: 'alarm' },
  waits: { icon: IconClockHour4, tone: 'urgent' },
  begins: { icon: IconCalendarDue, tone: 'quiet' },
  ends: { icon: IconCalendarDue, tone: 'urgent' },
} as const satisfies Record<Moment['kind'], object>

function Period({ row }: { row: ApprenticeRow }) {
  const moment = momentOf(row)
  const range = formatDateRange(row.assignmentStart, row.assignmentEnd)
  return (
    <TwoLines {...(moment && { line: moment.text, ...looks[moment.kind] })}>
      {range ? <span className={styles.nowrap}>{range}</span> : !moment && '–'}
    </TwoLines>
  )
}

const name = (subtitle: (row: ApprenticeRow) => string): DataColumn<ApprenticeRow> => ({
  id: 'name',
  header: labels.name,
  kind: 'title',
  sortable: true,
  cell: (row) => (
    <TitleCell
      avatar={<Avatar name={nameOf(row)} src={row.image} size={36} colorKey={row.userId} />}
      title={nameOf(row)}
      to={wayOfApprentice(row)}
      subtitle={subtitle(row)}
    />
  ),
})

const columns: readonly DataColumn<ApprenticeRow>[] = [
  name(({ email }) => email),
  {
    id: 'status',
    header: labels.status,
    sortable: true,
    cell: ({ apprenticeStatus }) => <ApprenticeTag status={apprenticeStatus} />,
  },
  {
    id: 'assignment',
    header: labels.assignment,
    sortable: true,
    cell: ({ assignmentTitle }) =>
      assignmentTitle ? (
        <span className={styles.two} title={assignmentTitle}>
          {assignmentTitle}
        </span>
      ) : (
        <span className={styles.none}>{labels.noAssignment}</span>
      ),
  },
  {
    id: 'period',
    header: labels.period,
    sortable: true,
    numeric: true,
    muted: true,
    cell: (row) => <Period row={row} />,
  },
  {
    id: 'supervisor',
    header: labels.supervisor,
    sortable: true,
    hideOnMobile: true,
    cell: (row) => supervisorOf(row) ?? <span className={styles.none}>{labels.noSupervisor}</span>,
  },
  { id: 'contact', header: labels.contact, hideOnMobile: true, cell: ({ contactPerson }) => contactPerson ?? '–' },
]

/** Who looks after somebody gives way where the names would have no room. */
const roomy = ['supervisor', 'contact']
const tight = columns.filter(({ id }) => !roomy.includes(id))
/** On a tablet what somebody works at stands under the name. */
const tablet = [
  name(({ assignmentTitle }) => assignmentTitle ?? labels.noAssignment),
  ...tight.filter(({ id }) => id === 'status' || id === 'period'),
]

export const apprenticeColumns = ({ isTight, isTablet }: { isTight: boolean; isTablet: boolean }) =>
  isTablet ? tablet : isTight ? tight : columns
