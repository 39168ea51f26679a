import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-companies.json'
import type { CompanyState, ManagedCompany } from '@werkplatz/contract/companies/admin-schemas.ts'
import { useNavigate } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { managedCompaniesQuery } from '../admin-api.ts'
import { CompanyStateTag } from '../components/CompanyStateTag.tsx'

import styles from './CompaniesPage.module.css'

const copy = labels.companies

export const meta = () => pageMeta(messages.heading.text)

/** A card on a phone has no heads of columns. */
const Counted = ({ count, word }: { count: number; word: string }) => (
  <>
    {count}
    <span className={styles.word}> {word}</span>
  </>
)

const columns: readonly DataColumn<ManagedCompany>[] = [
  {
    id: 'name',
    header: messages.columnName.text,
    kind: 'title',
    cell: ({ companyId, name, location, image }) => (
      <TitleCell
        avatar={<Avatar name={name} src={image} size={36} colorKey={companyId} />}
        title={name}
        subtitle={location}
        to={paths.adminCompany(companyId)}
      />
    ),
  },
  { id: 'state', header: messages.columnState.text, cell: ({ state }) => <CompanyStateTag state={state} /> },
  {
    id: 'people',
    header: messages.columnPeople.text,
    numeric: true,
    cell: ({ people }) => <Counted count={people} word={messages.columnPeople.text} />,
  },
  {
    id: 'apprentices',
    header: messages.columnApprentices.text,
    numeric: true,
    cell: ({ apprentices }) => <Counted count={apprentices} word={messages.columnApprentices.text} />,
  },
  {
    id: 'activities',
    header: copy.columnActivities,
    numeric: true,
    hideOnMobile: true,
    cell: (row) => row.openActivities,
  },
  {
    id: 'joined',
    header: messages.columnJoined.text,
    numeric: true,
    muted: true,
    hideOnMobile: true,
    cell: ({ dateJoined }) => formatDate(dateJoined),
  },
]

const states = [
  { value: 'ALL', label: copy.all },
  { value: 'ACTIVE', label: messages.stateActive.text },
  { value: 'WAITING', label: messages.stateWaiting.text },
  { value: 'PAUSED', label: messages.statePaused.text },
] as const
type Shown = (typeof states)[number]['value']

const stateIn = (written: string | null): CompanyState | undefined =>
  written === 'ACTIVE' || written === 'WAITING' || written === 'PAUSED' ? written : undefined

export default function CompaniesPage() {
  const can = useUser()?.can
  const navigate = useNavigate()
  const [params, change] = useAddress()
  const state = stateIn(params.get('state'))
  const { query, onPaging, onSearch } = useTableQuery()
  const { page, size, text } = query
  const { data, error, isPlaceholderData, refetch } = useQuery(managedCompaniesQuery({ page, size, text, state }))
  useFailureMessage(messages.listFailed, error)
  const choose = (next: Shown) => change({ state: next === 'ALL' ? undefined : next, page: undefined })
  return (
    <>
      <PageHeader
        title={messages.heading.text}
        lead={copy.lead}
        actions={
          can?.['company.onboard'] && (
            <ButtonLink kind="primary" to={paths.adminOnboarding()} icon={<IconPlus stroke={1.75} aria-hidden />}>
              {messages.add.text}
            </ButtonLink>
          )
        }
      />
      <DataTable
        caption={messages.heading.text}
        columns={columns}
        rows={data?.content ?? none}
        rowId={(row) => row.companyId}
        rowLabel={(row) => row.name}
        rowSize="tall"
        state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        onOpen={({ companyId }) => void navigate(paths.adminCompany(companyId))}
        empty={{ title: messages.empty.text }}
        paging={{ page, size, total: data?.totalElements ?? 0 }}
        onPaging={onPaging}
        search={{ value: text, onSearch, placeholder: copy.search }}
        toolbar={<Segmented<Shown> label={copy.states} value={state ?? 'ALL'} onChange={choose} options={states} />}
        {...(data && {
          countLabel: data.totalElements === 1 ? copy.countOne : fillIn(copy.count, { count: data.totalElements }),
        })}
      />
    </>
  )
}

const none: never[] = []
