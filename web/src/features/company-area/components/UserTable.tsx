import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/company-area.json'
import messages from '@werkplatz/content/messages/company.json'
import general from '@werkplatz/content/messages/general.json'
import type { UserRow } from '@werkplatz/contract/company-area/schemas.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'
import { useMemo } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { Tag } from '../../../ui/tag/Tag.tsx'
import { sortingOf } from '../../shared/table/sorting.ts'
import { firstWay, useOpening } from '../../shared/table/use-opening.tsx'
import { usersQuery } from '../api.ts'
import { isLongAway, visitWords } from '../day-words.ts'
import { nameOf } from './apprentice-columns.tsx'
import { countWords } from './count-words.ts'
import { entryTo, RowMenu } from './RowMenu.tsx'
import { TwoLines } from './TwoLines.tsx'

import styles from './Cells.module.css'

const wayOfUser = ({ profileId }: UserRow) => firstWay(paths.profile(profileId, 'user'))

function LastVisit({ at }: { at: string | null }) {
  if (!at) return <span className={styles.none}>{labels.neverLoggedIn}</span>
  if (!isLongAway(at)) return <time dateTime={at}>{visitWords(at)}</time>
  return (
    <TwoLines
      icon={IconClockExclamation}
      tone="urgent"
      line={
        <>
          <time dateTime={at}>{visitWords(at)}</time>
          <span className="sr-only">{labels.longAway}</span>
        </>
      }
    />
  )
}

/** On a narrow screen the address stands under the name. */
const columnsFor = (isNarrow: boolean): readonly DataColumn<UserRow>[] => [
  {
    id: 'name',
    header: labels.name,
    kind: 'title',
    sortable: true,
    cell: (row) => (
      <TitleCell
        avatar={<Avatar name={nameOf(row)} src={row.image} size={36} colorKey={row.userId} />}
        title={nameOf(row)}
        to={wayOfUser(row)}
        subtitle={isNarrow ? row.email : undefined}
      />
    ),
  },
  { id: 'email', header: labels.email, sortable: true, muted: true, hideOnMobile: true, cell: ({ email }) => email },
  {
    id: 'roles',
    header: labels.roles,
    cell: ({ roles }) => (
      <span className={styles.pills}>
        {roles.map((role) => (
          <Tag key={role}>{roleLabels[role]}</Tag>
        ))}
      </span>
    ),
  },
  {
    id: 'lastLogin',
    header: labels.lastLogin,
    sortable: true,
    descendingFirst: true,
    muted: true,
    numeric: true,
    cell: ({ lastLogin }) => <LastVisit at={lastLogin} />,
  },
]

export function UserTable() {
  const { query, onPaging, onSort, onSearch } = useTableQuery()
  const { page, size, text } = query
  const isNarrow = useNarrow()
  const columns = useMemo(() => columnsFor(isNarrow), [isNarrow])
  const { shown, sort } = sortingOf<'name' | 'email' | 'lastLogin'>(columns, query.sort, {
    id: 'name',
    descending: false,
  })
  const { data, error, isPlaceholderData, refetch } = useQuery(usersQuery({ page, size, text, sort }))
  useFailureMessage(messages.usersFailed, error)
  return (
    <DataTable
      {...useOpening<UserRow>(wayOfUser)}
      caption={fillIn(labels.tableCaption, { view: labels.users, page })}
      columns={columns}
      rows={data?.content ?? none}
      rowId={(row) => row.userId}
      rowLabel={nameOf}
      rowMenu={(row) => (
        <RowMenu
          name={nameOf(row)}
          entries={[entryTo.profile(row.profileId), ...(row.can.message ? [entryTo.message(row.userId)] : [])]}
        />
      )}
      state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
      onRetry={() => void refetch()}
      empty={{ title: general.noElements.text, text: messages.emptyUsers.text }}
      paging={{ page, size, total: data?.totalElements ?? 0 }}
      onPaging={onPaging}
      sort={shown}
      onSort={onSort}
      search={{ value: text, onSearch, placeholder: labels.search }}
      countLabel={countWords(data, labels.countPeopleOne, labels.countPeople)}
    />
  )
}

const none: never[] = []
