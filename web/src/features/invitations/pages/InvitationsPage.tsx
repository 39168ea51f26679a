import IconBellRinging from '@tabler/icons-react/dist/esm/icons/IconBellRinging.mjs'
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import type {
  InvitationCounts,
  InvitationPage,
  InvitationRow,
  InvitationView,
} from '@werkplatz/contract/invitations/schemas.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { useTableQuery } from '../../../ui/table/use-table-query.ts'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { useInvitations } from '../actions.ts'
import { invitationsQuery } from '../api.ts'
import { InvitationStateTag } from '../components/InvitationStateTag.tsx'
import { InvitationSum } from '../components/InvitationSum.tsx'
import { waitingOf } from '../waiting-of.ts'

const copy = labels.invitations
const DAY_MS = 86_400_000
const icon = { stroke: 1.75, 'aria-hidden': true }

export const meta = () => pageMeta(messages.heading.text)

/** Who will look after somebody decides whether they can begin. */
function lineOf({ role: given, supervisor }: InvitationRow) {
  const role = roleLabels[given]
  if (given !== 'APPRENTICE') return role
  return supervisor ? fillIn(copy.supervisedBy, { role, name: supervisor }) : fillIn(copy.notSupervised, { role })
}

/** As days where there are few left. */
function validUntil({ state, dateExpires }: InvitationRow) {
  if (!dateExpires) return copy.noLink
  if (state !== 'EXPIRING') return formatDate(dateExpires)
  const days = Math.ceil((Date.parse(dateExpires) - Date.now()) / DAY_MS)
  return days <= 1 ? copy.dayLeft : fillIn(copy.daysLeft, { days })
}

const columns: readonly DataColumn<InvitationRow>[] = [
  {
    id: 'email',
    header: messages.columnEmail.text,
    kind: 'title',
    cell: (row) => <TitleCell title={row.email} subtitle={lineOf(row)} />,
  },
  { id: 'state', header: messages.columnState.text, cell: ({ state }) => <InvitationStateTag state={state} /> },
  {
    id: 'invited',
    header: copy.columnInvited,
    cell: ({ dateCreated, isReminder }) =>
      isReminder ? fillIn(copy.reminded, { date: formatDate(dateCreated) }) : formatDate(dateCreated),
  },
  {
    id: 'expires',
    header: messages.columnExpires.text,
    muted: true,
    cell: validUntil,
  },
  {
    id: 'inviter',
    header: messages.columnInviter.text,
    muted: true,
    hideOnMobile: true,
    cell: ({ inviter }) => inviter ?? '–',
  },
]

const views: readonly { id: InvitationView; label: string }[] = [
  { id: 'WAITING', label: copy.waiting },
  { id: 'ACCEPTED', label: copy.accepted },
  { id: 'WITHDRAWN', label: copy.withdrawn },
  { id: 'ALL', label: copy.all },
]

function countOf(counts: InvitationCounts, view: InvitationView) {
  const { ACCEPTED, WITHDRAWN } = counts
  const WAITING = waitingOf(counts)
  return { WAITING, ACCEPTED, WITHDRAWN, ALL: WAITING + ACCEPTED + WITHDRAWN }[view]
}

export default function InvitationsPage() {
  const [params] = useAddress()
  const view = views.find(({ id }) => id === params.get('view'))?.id ?? 'WAITING'
  const { query, onPaging, onSearch } = useTableQuery()
  const { page, size, text } = query
  const { data, error, isPlaceholderData, refetch } = useQuery(invitationsQuery({ page, size, text, view }))
  const { remind } = useInvitations()
  useFailureMessage(messages.listFailed, error)
  const count = data?.totalElements ?? 0
  return (
    <>
      <PageHeader
        title={messages.heading.text}
        lead={copy.lead}
        actions={
          <>
            <ButtonLink
              kind={data?.remindable ? 'secondary' : 'primary'}
              to={paths.adminInvite()}
              icon={<IconPlus {...icon} />}
            >
              {copy.invite}
            </ButtonLink>
            {data !== undefined && data.remindable > 0 && (
              <Button kind="primary" icon={<IconBellRinging {...icon} />} onClick={() => void remind(data.remindable)}>
                {fillIn(labels.remindCount, { count: data.remindable })}
              </Button>
            )}
          </>
        }
      />
      {data && <InvitationSum counts={data.counts} />}
      <FilterTabs
        label={copy.views}
        current={view}
        tabs={views.map(({ id, label }) => ({
          id,
          label,
          to: paths.adminInvitations(id === 'WAITING' ? undefined : id),
          count: data && countOf(data.counts, id),
        }))}
      />
      <DataTable
        key={view}
        caption={messages.listHeading.text}
        columns={columns}
        rows={data?.content ?? none}
        rowId={(row) => row.invitationId}
        rowLabel={(row) => row.email}
        rowMenu={(row) => <RowMenu row={row} />}
        state={error && !data ? 'failed' : !data || isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        empty={
          view === 'WAITING'
            ? { title: messages.emptyOpen.text, illustration: 'erfolg' }
            : { title: messages.empty.text, illustration: 'leer' }
        }
        paging={{ page, size, total: count }}
        onPaging={onPaging}
        search={{ value: text, onSearch, placeholder: copy.search }}
        {...(view === 'WAITING' && { toolbar: <span className="small muted">{mailRule(data)}</span> })}
        {...(data && { countLabel: count === 1 ? copy.countOne : fillIn(copy.count, { count }) })}
      />
    </>
  )
}

/** Why fewer can be reminded than have not come. */
function mailRule(data: InvitationPage | undefined) {
  const isPartly = data && data.remindable > 0 && data.remindable < waitingOf(data.counts)
  return isPartly ? `${messages.remindedRecently.text}. ${copy.mostMails}` : copy.mostMails
}

function RowMenu({ row: { invitationId: id, email, can } }: { row: InvitationRow }) {
  const { resend, withdraw } = useInvitations()
  const entries = [
    ...(can.resend
      ? [
          {
            id: 'resend',
            label: messages.resend.text,
            icon: <IconSend {...icon} />,
            onSelect: () => void resend(id, email),
          },
        ]
      : []),
    ...(can.withdraw
      ? [
          {
            id: 'withdraw',
            label: messages.withdraw.text,
            icon: <IconTrash {...icon} />,
            danger: true,
            onSelect: () => void withdraw(id, email),
          },
        ]
      : []),
  ]
  if (entries.length === 0) return null
  const label = fillIn(copy.actionsFor, { email })
  return (
    <Menu label={label} target={<IconButton label={label} icon={<IconDotsVertical {...icon} />} />} entries={entries} />
  )
}

const none: never[] = []
