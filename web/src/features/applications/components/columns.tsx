import labels from '@werkplatz/content/labels/applications.json'
import { applicationFieldLabels } from '@werkplatz/contract/applications/labels.ts'
import type { ApplicationRow, ApprovalRow } from '@werkplatz/contract/applications/schemas.ts'

import { paths } from '../../../lib/paths.ts'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { applicationLabels, approvalLabels } from '../labels.ts'
import { StatusCell } from './StatusCell.tsx'

const changed = <Row extends { dateModified: string }>(): DataColumn<Row> => ({
  id: 'changed',
  header: labels.changed,
  muted: true,
  numeric: true,
  cell: (row) => <RelativeTime value={row.dateModified} form="list" />,
})

/** On a phone a row is a card without the column of people: who it is stands in the second line there. */
export const applicationColumns = (
  filter: 'own' | 'received',
  isNarrow: boolean,
): readonly DataColumn<ApplicationRow>[] => [
  {
    id: 'title',
    header: applicationFieldLabels.title,
    kind: 'title',
    cell: ({ id, title, author, activityTitle, activityCompany }) => (
      <TitleCell
        title={title}
        to={paths.application(id)}
        subtitle={
          isNarrow && filter === 'received' ? `${author}, ${activityTitle}` : `${activityTitle}, ${activityCompany}`
        }
      />
    ),
  },
  {
    id: 'author',
    header: labels.author,
    hideOnMobile: true,
    cell: (row) => <PersonLabel name={row.author} src={row.authorImage} size={32} colorKey={row.profileId} />,
  },
  {
    id: 'status',
    header: applicationFieldLabels.status,
    cell: ({ status, clock, pause }) => (
      <StatusCell tone={status} label={applicationLabels[status]} clock={clock} pause={pause} />
    ),
  },
  changed(),
]

export const approvalColumns = (isNarrow: boolean): readonly DataColumn<ApprovalRow>[] => [
  {
    id: 'activity',
    header: labels.activity,
    kind: 'title',
    cell: ({ id, activityTitle, activityCompany, applicantName }) => (
      <TitleCell
        title={activityTitle}
        to={paths.approval(id)}
        subtitle={isNarrow ? `${applicantName}, ${activityCompany}` : activityCompany}
      />
    ),
  },
  {
    id: 'applicant',
    header: labels.applicant,
    hideOnMobile: true,
    cell: (row) => (
      <PersonLabel name={row.applicantName} src={row.applicantImage} size={32} colorKey={row.applicantId} />
    ),
  },
  {
    id: 'status',
    header: applicationFieldLabels.status,
    cell: ({ approvalStatus, clock, pause }) => (
      <StatusCell tone={approvalStatus} label={approvalLabels[approvalStatus]} clock={clock} pause={pause} />
    ),
  },
  changed(),
]
