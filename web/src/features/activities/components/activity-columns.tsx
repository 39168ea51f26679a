import IconBoltFilled from '@tabler/icons-react/dist/esm/icons/IconBoltFilled.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import type { ActivityRow } from '@werkplatz/contract/activities/schemas.ts'

import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { statusWords, typeWords } from '../words.ts'

import styles from './Markers.module.css'

export function Markers({ isFeatured, isPriority }: Pick<ActivityRow, 'isFeatured' | 'isPriority'>) {
  return (
    <>
      {isFeatured && (
        <span className={styles.star} title="Hervorgehoben">
          <IconStarFilled size={16} aria-hidden />
          <span className="sr-only">Hervorgehoben</span>
        </span>
      )}
      {isPriority && (
        <span className={styles.bolt} title="Priorität">
          <IconBoltFilled size={16} aria-hidden />
          <span className="sr-only">Priorität</span>
        </span>
      )}
    </>
  )
}

export const activityColumns: readonly DataColumn<ActivityRow>[] = [
  {
    id: 'title',
    header: 'Titel',
    kind: 'title',
    cell: (row) => (
      <TitleCell title={row.title} line={`${typeWords[row.type]}, ${row.company}`} markers={<Markers {...row} />} />
    ),
  },
  { id: 'status', header: 'Status', cell: (row) => <StatusTag tone={row.status} label={statusWords[row.status]} /> },
  {
    id: 'author',
    header: 'Ausgeschrieben von',
    hideOnMobile: true,
    cell: (row) => <PersonLabel name={row.author} src={row.authorImage} size={32} colorKey={row.authorId} />,
  },
  { id: 'team', header: 'Team', hideOnMobile: true, muted: true, cell: (row) => row.department },
  {
    id: 'changed',
    header: 'Geändert',
    muted: true,
    numeric: true,
    cell: (row) => <RelativeTime value={row.dateModified} form="list" />,
  },
]
