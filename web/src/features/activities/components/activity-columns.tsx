import IconBoltFilled from '@tabler/icons-react/dist/esm/icons/IconBoltFilled.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import market from '@werkplatz/content/labels/market.json'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import type { ActivityRow } from '@werkplatz/contract/activities/list-schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx'
import { PersonLabel } from '../../shared/PersonLabel.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { days, statusLabels, typeLabels } from '../labels.ts'
import { distance } from '../market/market-texts.ts'

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

const titleColumn: DataColumn<ActivityRow> = {
  id: 'title',
  header: activityFieldLabels.title,
  kind: 'title',
  cell: (row) => (
    <TitleCell
      title={row.title}
      to={paths.activity(row.activityId)}
      subtitle={`${typeLabels[row.type]}, ${row.company}`}
      markers={<Markers {...row} />}
    />
  ),
}

/** For working through them: how far they are, whose, and what changed last. */
export const workColumns: readonly DataColumn<ActivityRow>[] = [
  titleColumn,
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

/** For choosing among them: when, how long, how many places are left, where. */
export const marketColumns: readonly DataColumn<ActivityRow>[] = [
  titleColumn,
  {
    id: 'start',
    header: activityFieldLabels.dateStart,
    numeric: true,
    cell: (row) => <StartCell dateStart={row.dateStart} />,
  },
  {
    id: 'duration',
    header: activityFieldLabels.duration,
    numeric: true,
    muted: true,
    hideOnMobile: true,
    cell: (row) => (row.duration === null ? '' : days(row.duration)),
  },
  { id: 'places', header: labels.places, numeric: true, cell: (row) => placesText(row) },
  { id: 'location', header: activityFieldLabels.location, muted: true, cell: (row) => row.location },
]

function StartCell({ dateStart }: Pick<ActivityRow, 'dateStart'>) {
  const [now] = useState(() => Date.now())
  return (
    <span className={styles.start}>
      {dateStart ? formatDate(dateStart) : market.anyTime}
      <small>{dateStart ? distance(dateStart, now) : market.ongoing}</small>
    </span>
  )
}

const placesText = ({ slots, reserved }: ActivityRow) =>
  slots === 0 ? market.unlimited : fillIn(market.ofPlaces, { free: Math.max(0, slots - reserved), slots })
