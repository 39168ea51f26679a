import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserCog from '@tabler/icons-react/dist/esm/icons/IconUserCog.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import why from '@werkplatz/content/messages/admin-access.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import type { ManagedPersonRow } from '@werkplatz/contract/people/admin-schemas.ts'
import { roleLabels, type Role } from '@werkplatz/contract/rules/roles.ts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn, TableAction } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { Tag } from '../../../ui/tag/Tag.tsx'
import { managedPeopleQuery } from '../admin-api.ts'
import { BulkDialog, type BulkKind } from '../components/BulkDialog.tsx'
import { PersonStatusTag } from '../components/PersonStatusTag.tsx'

import styles from './PeoplePage.module.css'

const copy = labels.people
const nameOf = ({ nameFirst, nameLast }: ManagedPersonRow) => `${nameFirst} ${nameLast}`

export const meta = () => pageMeta(messages.heading.text)

const columns: readonly DataColumn<ManagedPersonRow>[] = [
  {
    id: 'name',
    header: messages.columnName.text,
    kind: 'title',
    sortable: true,
    cell: (row) => (
      <TitleCell
        avatar={<Avatar name={nameOf(row)} src={row.image} size={36} colorKey={row.userId} />}
        title={nameOf(row)}
        subtitle={row.email}
        to={paths.adminPerson(row.userId)}
      />
    ),
  },
  {
    id: 'roles',
    header: messages.columnRoles.text,
    cell: ({ roles }) => (
      <span className={styles.pills}>
        {roles.map((role) => (
          <Tag key={role}>{roleLabels[role]}</Tag>
        ))}
      </span>
    ),
  },
  { id: 'supervisor', header: messages.columnSupervisor.text, cell: (row) => <Supervisor row={row} /> },
  {
    id: 'lastLogin',
    header: messages.columnLastLogin.text,
    sortable: true,
    descendingFirst: true,
    muted: true,
    hideOnMobile: true,
    cell: ({ lastLogin }) => (lastLogin ? relativeTime(lastLogin, 'list') : labels.lastLoginNever),
  },
  { id: 'status', header: messages.columnState.text, cell: (row) => <State row={row} /> },
]

/** With the last day, if there is one. */
function State({ row: { status, lastDay } }: { row: ManagedPersonRow }) {
  return (
    <span className={styles.state}>
      <PersonStatusTag status={status} />
      {lastDay && <small>{fillIn(copy.lastDay.until, { date: formatDate(lastDay) })}</small>}
    </span>
  )
}

/** Of apprentices: a missing one is a word with an icon. */
function Supervisor({ row: { supervisor, roles } }: { row: ManagedPersonRow }) {
  if (supervisor) return supervisor.name
  if (!roles.includes('APPRENTICE')) return <span className="muted">–</span>
  return (
    <span className={styles.missing}>
      <IconAlertTriangle size={17} stroke={1.9} aria-hidden />
      {copy.missing}
    </span>
  )
}

const shownRoles: Role[] = [
  'APPRENTICE',
  'VOCATIONAL_TRAINER',
  'EDUCATION_OFFICER',
  'USER',
  'ASSOCIATION',
  'ADMIN',
  'OWNER',
]
const roleOptions = shownRoles.map((role) => ({ value: role, label: roleLabels[role] }))
const states = [
  { value: 'ACTIVE', label: copy.active },
  { value: 'DEACTIVATED', label: copy.left },
] as const

const sorts = ['name', 'lastLogin'] as const

export default function PeoplePage() {
  const can = useUser()?.can
  const navigate = useNavigate()
  const [params, change] = useAddress()
  const { query, onPaging, onSort, onSearch } = useTableQuery()
  const { page, size, text } = query
  const role = shownRoles.find((one) => one === params.get('role'))
  const status = params.get('status') === 'DEACTIVATED' ? 'DEACTIVATED' : 'ACTIVE'
  const missing = params.get('missing') === 'SUPERVISOR' ? 'SUPERVISOR' : undefined
  const sort = useMemo(() => {
    const column = sorts.find((one) => one === query.sort?.id)
    return column && (`${column},${query.sort?.descending ? 'desc' : 'asc'}` as const)
  }, [query.sort])
  const asked = managedPeopleQuery({ page, size, text, sort, role, status, missing })
  const { data, error, isPlaceholderData, refetch } = useQuery(asked)
  useFailureMessage(messages.listFailed, error)
  const count = data?.totalElements ?? 0
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const start = (kind: BulkKind) => (people: ManagedPersonRow[], clear: () => void) => setBulk({ kind, people, clear })
  return (
    <>
      <PageHeader
        title={messages.heading.text}
        actions={
          <>
            {can?.['admin.explainAccess'] && <ButtonLink to={paths.adminWhy()}>{why.heading.text}</ButtonLink>}
            <ButtonLink kind="primary" to={paths.adminInvite()} icon={<IconMailForward stroke={1.75} aria-hidden />}>
              {copy.invite}
            </ButtonLink>
          </>
        }
      />
      <DataTable
        caption={messages.heading.text}
        columns={columns}
        rows={data?.content ?? none}
        rowId={(row) => row.userId}
        rowLabel={nameOf}
        rowSize="tall"
        state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onOpen={({ userId }) => void navigate(paths.adminPerson(userId))}
        empty={{ title: messages.empty.text }}
        {...(status === 'ACTIVE' && { actions: bulkActions(start) })}
        paging={{ page, size, total: count }}
        onPaging={onPaging}
        sort={query.sort ?? { id: 'name', descending: false }}
        onSort={onSort}
        search={{ value: text, onSearch, placeholder: copy.search }}
        toolbar={
          <div className={styles.filters}>
            <SelectField
              label={<span className="sr-only">{copy.role}</span>}
              aria-label={copy.role}
              placeholder={copy.allRoles}
              clearable
              value={role ?? null}
              onChange={(next) => change({ role: next ?? undefined, page: undefined })}
              options={roleOptions}
            />
            <Segmented
              label={copy.state}
              value={status}
              onChange={(next) => change({ status: next === 'ACTIVE' ? undefined : next, page: undefined })}
              options={states}
            />
          </div>
        }
        {...(data && { countLabel: count === 1 ? copy.countOne : fillIn(copy.count, { count }) })}
      />
      {bulk && (
        <BulkDialog
          kind={bulk.kind}
          people={bulk.people}
          onClose={() => setBulk(null)}
          onDone={() => {
            bulk.clear()
            setBulk(null)
          }}
        />
      )}
    </>
  )
}

interface Bulk {
  kind: BulkKind
  people: ManagedPersonRow[]
  clear: () => void
}

const icon = { stroke: 1.75, 'aria-hidden': true }
const bulkActions = (
  start: (kind: BulkKind) => TableAction<ManagedPersonRow>['onRun'],
): TableAction<ManagedPersonRow>[] => [
  { id: 'supervisor', label: copy.bulk.supervisor, icon: <IconUserCheck {...icon} />, onRun: start('SUPERVISOR') },
  { id: 'role', label: copy.bulk.role, icon: <IconUserCog {...icon} />, onRun: start('ROLE') },
  { id: 'remind', label: copy.bulk.remind, icon: <IconBell {...icon} />, onRun: start('REMIND') },
  { id: 'deactivate', label: copy.bulk.deactivate, icon: <IconUserOff {...icon} />, onRun: start('DEACTIVATE') },
]

const none: never[] = []
