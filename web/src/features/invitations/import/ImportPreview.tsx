import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SideLayout } from '../../../ui/page/SideLayout.tsx'
import { Segmented } from '../../../ui/segmented/Segmented.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../../ui/table/table-types.ts'
import { TitleCell } from '../../../ui/table/TitleCell.tsx'
import { Count } from '../../../ui/tag/Count.tsx'
import { rowTint } from '../../shared/row-tint.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useInvitations } from '../actions.ts'
import { importChoicesQuery, knownAddressesQuery } from '../api.ts'
import { AddressFix } from './AddressFix.tsx'
import {
  type CheckedRow,
  checkRows,
  type InvitedRole,
  isAddress,
  type Reason,
  wayOf,
  withoutReason,
} from './check-rows.ts'
import { ImportColumns } from './ImportColumns.tsx'
import type { ChosenFile } from './read-list.ts'

import styles from './ImportPreview.module.css'

const copy = labels.invitations

const reasons: Record<Reason, string> = {
  address: copy.reasonAddress,
  role: messages.reasonRole.text,
  supervisor: messages.reasonSupervisor.text,
  date: messages.reasonDate.text,
  late: copy.reasonLate,
  profession: messages.reasonProfession.text,
}
const nobody = { members: [], invited: [] }
const none: never[] = []
type Shown = 'ALL' | 'READY' | 'PROBLEM' | 'SKIPPED'

function Verdict({ row }: { row: CheckedRow }) {
  if (row.state === 'ready') return <StatusTag tone="APPROVED" label={copy.stateReady} />
  if (row.state === 'member') return <StatusTag tone="ARCHIVED" label={copy.stateMember} icon={IconUserCheck} />
  if (row.state === 'invited') return <StatusTag tone="ARCHIVED" label={copy.stateInvited} icon={IconSend} />
  if (row.state === 'double')
    return <StatusTag tone="ARCHIVED" label={fillIn(copy.stateDouble, { n: row.firstLine ?? '' })} icon={IconCopy} />
  if (row.reason === 'address') return <StatusTag tone="REJECTED" label={reasons.address} icon={IconAlertCircle} />
  return <StatusTag tone="PENDING" label={row.reason ? reasons[row.reason] : ''} icon={IconAlertTriangle} />
}

const roleAndProfession = ({ invitation: { role, professionId }, written }: CheckedRow) =>
  professionId ? `${roleLabels[role]}, ${written.profession}` : roleLabels[role]

const Counted = ({ word, count }: { word: string; count: number }) => (
  <>
    {word} <Count value={count} />
  </>
)

/** What a file holds, line by line, before anything is sent. What cannot be read stays behind. */
export function ImportPreview({ file, onOther }: { file: ChosenFile; onOther: () => void }) {
  const navigate = useNavigate()
  const { importList } = useInvitations()
  const [rows, setRows] = useState(file.list.rows)
  const [roleForAll, setRole] = useState<InvitedRole>('APPRENTICE')
  const [shown, setShown] = useState<Shown>('ALL')
  const [paging, setPaging] = useState({ page: 1, size: 25 })
  const [sent, setSent] = useState<number | null>(null)
  const [broke, setBroke] = useState(false)
  const choices = useQuery(importChoicesQuery)
  const addresses = useMemo(
    () => file.list.rows.flatMap(({ cells: { email = '' } }) => (isAddress(email) ? email : [])),
    [file],
  )
  const known = useQuery(knownAddressesQuery(addresses))
  const error = choices.error ?? known.error
  // Until both are here, no row can be judged and nothing sent.
  const isJudged = choices.data !== undefined && known.data !== undefined
  const checked = useMemo(
    () =>
      checkRows(rows, {
        roleForAll,
        known: known.data ?? nobody,
        trainers: choices.data?.trainers ?? [],
        professions: choices.data?.professions ?? [],
      }),
    [rows, roleForAll, known.data, choices.data],
  )
  const going = (way: ReturnType<typeof wayOf>) => checked.filter((row) => wayOf(row) === way)
  const [ready, problems, skipped] = [going('READY'), going('PROBLEM'), going('SKIPPED')]
  const listed = shown === 'ALL' ? checked : going(shown)
  const start = (paging.page - 1) * paging.size

  const send = async () => {
    setSent(0)
    setBroke(false)
    const isDone = await importList(
      ready.map(({ invitation }) => invitation),
      (count) => setSent((before) => (before ?? 0) + count),
    )
    if (isDone) return navigate(paths.adminInvitations())
    setBroke(true)
    setSent(null)
  }
  const setEmail = (at: number, email: string) =>
    setRows((before) => before.map((row, n) => (n === at ? { ...row, cells: { ...row.cells, email } } : row)))
  const drop = ({ at, reason }: CheckedRow) =>
    reason && setRows((before) => before.map((row, n) => (n === at ? withoutReason(row, reason) : row)))

  const columns: readonly DataColumn<CheckedRow>[] = [
    { id: 'line', header: copy.columnLine, numeric: true, muted: true, cell: ({ line }) => line },
    {
      id: 'email',
      header: messages.columnEmail.text,
      kind: 'title',
      cell: (row) =>
        row.reason === 'address' && row.state === 'problem' ? (
          <AddressFix key={row.email} line={row.line} email={row.email} onFixed={(email) => setEmail(row.at, email)} />
        ) : (
          <TitleCell title={row.email} subtitle={roleAndProfession(row)} />
        ),
    },
    {
      id: 'supervisor',
      header: messages.fieldSupervisor.text,
      hideOnMobile: true,
      cell: ({ written }) => written.supervisor ?? '–',
    },
    {
      id: 'adultFrom',
      header: messages.fieldAdultFrom.text,
      numeric: true,
      hideOnMobile: true,
      cell: ({ invitation, written }) =>
        invitation.adultFrom ? formatDate(invitation.adultFrom) : (written.adultFrom ?? '–'),
    },
    {
      id: 'check',
      header: copy.columnCheck,
      cell: (row) => (
        <span className={styles.verdict}>
          <Verdict row={row} />
          {row.state === 'problem' && row.reason !== 'address' && (
            <Button size="small" onClick={() => drop(row)}>
              {copy.dropReason}
            </Button>
          )}
        </span>
      ),
    },
  ]
  const options = [
    { value: 'ALL' as const, label: <Counted word={copy.allRows} count={checked.length} /> },
    { value: 'READY' as const, label: <Counted word={copy.ready} count={ready.length} /> },
    { value: 'PROBLEM' as const, label: <Counted word={copy.problems} count={problems.length} /> },
    ...(skipped.length > 0
      ? [{ value: 'SKIPPED' as const, label: <Counted word={copy.skipped} count={skipped.length} /> }]
      : []),
  ]
  const sending = ready.length === 1 ? copy.sendTheseOne : fillIn(copy.sendThese, { count: ready.length })
  return (
    <>
      <PageHeader title={copy.checkTitle} lead={fillIn(copy.checkLead, { name: file.name, count: rows.length })} />
      <SideLayout
        wide
        side={
          <>
            <ImportColumns header={file.list.header} roleForAll={roleForAll} onRole={setRole} />
            <Card padding="roomy" as="section" aria-label={messages.newHeading.text}>
              <h2 className={styles.count}>
                {!isJudged
                  ? copy.checking
                  : ready.length === 1
                    ? copy.sendCountOne
                    : fillIn(copy.sendCount, { count: ready.length })}
              </h2>
              {isJudged && problems.length > 0 && (
                <p className="muted">
                  {problems.length === 1 ? copy.stayBehindOne : fillIn(copy.stayBehind, { count: problems.length })}
                </p>
              )}
              <div className={styles.buttons}>
                {sent !== null && (
                  <>
                    <progress className={styles.bar} max={ready.length} value={sent} aria-label={copy.progress} />
                    <output>{fillIn(messages.sending.text, { done: sent, total: ready.length })}</output>
                  </>
                )}
                <Button
                  kind="primary"
                  block
                  busy={sent !== null}
                  disabled={!isJudged || ready.length === 0}
                  icon={<IconSend stroke={1.75} aria-hidden />}
                  onClick={() => void send()}
                >
                  {broke ? copy.goOn : sending}
                </Button>
                <Button block onClick={onOther}>
                  {copy.otherFile}
                </Button>
              </div>
            </Card>
          </>
        }
      >
        <div>
          <div className={styles.filter}>
            <Segmented<Shown>
              label={copy.shownRows}
              value={shown}
              onChange={(next) => {
                setShown(next)
                setPaging({ ...paging, page: 1 })
              }}
              options={options}
            />
          </div>
          <DataTable
            caption={copy.checkTitle}
            columns={columns}
            rows={isJudged ? listed.slice(start, start + paging.size) : none}
            rowId={({ at }) => String(at)}
            rowLabel={({ email }) => email}
            rowTint={(row) =>
              row.state === 'problem' ? rowTint(row.reason === 'address' ? 'REJECTED' : 'PENDING') : undefined
            }
            state={isJudged ? 'ready' : error ? 'failed' : 'loading'}
            onRetry={() => void Promise.all([choices.refetch(), known.refetch()])}
            empty={{
              title: shown === 'PROBLEM' ? copy.noProblem : copy.noneReady,
              illustration: shown === 'PROBLEM' ? 'erfolg' : 'leer',
            }}
            paging={{ ...paging, total: listed.length }}
            onPaging={setPaging}
          />
        </div>
      </SideLayout>
    </>
  )
}
