// Invitations by how far they have come, for those who sent them, and what an import knows.
import {
  type InvitationCounts,
  type InvitationState,
  invitationStates,
  type InvitationView,
  type NewInvitation,
} from '@werkplatz/contract/invitations/schemas.ts'
import type { invitationStatus } from '@werkplatz/contract/invitations/status.ts'
import { access } from '@werkplatz/contract/rules/access.ts'
import { sql } from 'kysely'

import type { Member } from '../../access/member.ts'
import type { PageParams } from '../../access/page.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import { reach } from '../../access/scopes.ts'
import type { Db, Tx } from '../../db/handles.ts'
import type { Param } from '../../db/prepared.ts'
import type { InvitationMail } from './invitation.queries.ts'

/** Whoever was written to lately is left in peace. */
const QUIET_DAYS = 3
/** From then on a link is about to be over. */
const LAST_DAYS = 3

type Status = (typeof invitationStatus.statuses)[number]

export interface InvitationRowRow {
  id: string
  email: string
  role: NewInvitation['role']
  state: InvitationState
  company_name: string
  supervisor: string | null
  inviter: string | null
  date_created: Date
  expires_at: Date | null
  template: InvitationMail
}

interface AskedInvitations extends Record<string, unknown> {
  view: InvitationView
  /** A part of the address; null for all. */
  part: string | null
}

/** What a newer one of the same company replaced is shown with that one only. */
const isLatest = sql`not exists (select from invitation newer where newer.company_id = invitation.company_id
  and newer.email = invitation.email and newer.id > invitation.id)`

const asked = (who: Member, param: Param<AskedInvitations>) => sql`
  ${reach(access['invitation.read'], who)}
  and (${param('view')}::text = 'ALL'
    or invitation.status = case ${param('view')}::text when 'WAITING' then 'PENDING' else ${param('view')}::text end)
  and (invitation.status <> 'WITHDRAWN' or ${isLatest})
  and (${param('part')}::text is null or strpos(invitation.email, ${param('part')}::text) > 0)`

const state = sql<InvitationState>`case when invitation.status <> 'PENDING' then invitation.status
  when invitation.expires_at <= now() then 'EXPIRED'
  when invitation.expires_at <= now() + make_interval(days => ${sql.lit(LAST_DAYS)}) then 'EXPIRING' else 'OPEN' end`

export const listInvitationPage = preparedReach<AskedInvitations & PageParams, InvitationRowRow>((db, param, who) => ({
  compile: () =>
    sql<InvitationRowRow>`
      select invitation.id, invitation.email, invitation.role, ${state} as state, company.name as company_name,
        supervisor.name_first || ' ' || supervisor.name_last as supervisor,
        inviter.name_first || ' ' || inviter.name_last as inviter, invitation.date_created, invitation.expires_at,
        invitation.template
      from invitation
      join company on company.id = invitation.company_id
      left join person supervisor on supervisor.id = invitation.supervisor_id
      left join person inviter on inviter.id = invitation.invited_by
      where ${asked(who, param)}
      order by invitation.date_created desc, invitation.id desc limit ${param('size')} offset ${param('offset')}
    `.compile(db),
}))

export const countInvitations = preparedReach<AskedInvitations & { most: number }, { total: number }>(
  (db, param, who) => ({
    compile: () =>
      sql<{ total: number }>`
        select least(count(*), ${param('most')})::int as total
        from (select from invitation where ${asked(who, param)} limit ${param('most')}) counted
      `.compile(db),
  }),
)

/** Those with a link in a mail; an address that gets none waits for nothing. */
const isRemindable = sql`invitation.status = 'PENDING' and invitation.token_hash is not null
  and invitation.date_created < now() - make_interval(days => ${sql.lit(QUIET_DAYS)})`

export interface InvitationCountsRow {
  counts: InvitationCounts
  remindable: number
}

/** Of one company, however many others the reader sees. What was replaced is in none of them. */
export async function countStates(db: Db, companyId: string): Promise<InvitationCountsRow> {
  const { rows } = await sql<InvitationCountsRow>`
    select jsonb_build_object(${sql.join(
      invitationStates.flatMap((one) => [sql.lit(one), sql`count(*) filter (where state = ${sql.lit(one)})`]),
    )}) as counts, (count(*) filter (where is_remindable))::int as remindable
    from (
      select ${state} as state, ${isRemindable} as is_remindable from invitation
      where company_id = ${companyId} and (status <> 'WITHDRAWN' or ${isLatest})
    ) counted
  `.execute(db)
  return rows[0]!
}

const content = sql<Omit<NewInvitation, 'email'>>`jsonb_strip_nulls(jsonb_build_object('role', role,
  'adultFrom', adult_from, 'supervisorId', supervisor_id, 'professionId', profession_id))`

interface SentInvitation {
  id: string
  status: Status
  company_id: string
  email: string
  template: InvitationMail
  content: Omit<NewInvitation, 'email'>
}

export async function lockSentInvitation(tx: Tx, id: string): Promise<SentInvitation | undefined> {
  const { rows } = await sql<SentInvitation>`
    select id, status, company_id, email, template, ${content} as content from invitation where id = ${id} for update
  `.execute(tx)
  return rows[0]
}

export async function listRemindable(tx: Tx, companyId: string) {
  const { rows } = await sql<{ email: string; content: Omit<NewInvitation, 'email'> }>`
    select email, ${content} as content from invitation where company_id = ${companyId} and ${isRemindable} order by id
  `.execute(tx)
  return rows
}

export async function countSentToday(tx: Tx, companyId: string, email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invitation where company_id = ${companyId} and email = ${email}
      and date_created > now() - interval '1 day'
  `.execute(tx)
  return rows[0]!.count
}

interface ImportPart {
  companyId: string
  importId: string
  number: number
}

export async function findImported(tx: Tx, { companyId, importId, number }: ImportPart) {
  return tx
    .selectFrom('invitation_import')
    .select(['sent', 'skipped'])
    .where('company_id', '=', companyId)
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()
}

export async function insertImported(
  tx: Tx,
  { companyId, importId, number }: ImportPart,
  taken: { sent: number; skipped: number },
) {
  await tx
    .insertInto('invitation_import')
    .values({ company_id: companyId, import_id: importId, number, ...taken })
    .execute()
}

/** Addresses the company knows: people of its own, and whom it has invited. Of all others nothing is said. */
export async function listKnownAddresses(
  db: Db | Tx,
  companyId: string,
  emails: readonly string[],
): Promise<Map<string, 'member' | 'invited'>> {
  const { rows } = await sql<{ email: string; known: 'member' | 'invited' }>`
    select email, 'member' as known from person
      where company_id = ${companyId} and email = any(${[...emails]}::text[])
    union all
    select email, 'invited' from invitation where company_id = ${companyId} and status = 'PENDING'
      and (expires_at is null or expires_at > now()) and email = any(${[...emails]}::text[])
  `.execute(db)
  // Who is here already counts as that, whatever was sent since.
  return new Map(rows.toSorted((a) => (a.known === 'member' ? 1 : -1)).map(({ email, known }) => [email, known]))
}

export async function deleteOldImports(tx: Tx) {
  await tx
    .deleteFrom('invitation_import')
    .where('date_created', '<', sql<Date>`now() - interval '44 days'`)
    .execute()
}
