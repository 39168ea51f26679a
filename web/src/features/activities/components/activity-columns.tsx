import IconBoltFilled from '@tabler/icons-react/dist/esm/icons/IconBoltFilled.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityRow } from '@werkplatz/contract/activities/schemas.ts'

import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { statusLabels, typeLabels } from '../labels.ts'

import styles from './Markers.module.css'

export function Markers({ isFeatured, isPriority }: Pick<ActivityRow, 'isFeatured' | 'isPriority'>) {
  return (
    <>
      {isFeatured && (
        <span className={styles.star} title={labels.featured}>
          <IconStarFilled size={16} aria-hidden />
          <span className="sr-only">{labels.featured}</span>
        </span>
      )}
      {isPriority && (
        <span className={styles.bolt} title={activityFieldLabels.isPriority}>
          <IconBoltFilled size={16} aria-hidden />
          <span className="sr-only">{activityFieldLabels.isPriority}</span>
        </span>
      )}
    </>
  )
}

export const activityColumns: readonly DataColumn<ActivityRow>[] = [
  {
    id: 'title',
    header: activityFieldLabels.title,
    kind: 'title',
    cell: (row) => (
      <TitleCell
        title={row.title}
        subtitle={`${typeLabels[row.type]}, ${row.company}`}
        markers={<Markers {...row} />}
      />
    ),
  },
  {
    id: 'status',
    header: activityFieldLabels.status,
    cell: (row) => <StatusTag tone={row.status} label={statusLabels[row.status]} />,
  },
  {
    id: 'author',
    header: labels.offeredBy,
    hideOnMobile: true,
    cell: (row) => <PersonLabel name={row.author} src={row.authorImage} size={32} colorKey={row.authorId} />,
  },
  {
    id: 'team',
    header: activityFieldLabels.department,
    hideOnMobile: true,
    muted: true,
    cell: (row) => row.department,
  },
  {
    id: 'changed',
    header: labels.changed,
    muted: true,
    numeric: true,
    cell: (row) => <RelativeTime value={row.dateModified} form="list" />,
  },
]
