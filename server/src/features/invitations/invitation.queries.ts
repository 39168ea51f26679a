// Rows of invitations and the accounts they become. Expiry compares with the database's clock.
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'

/** Whoever invites for a company does so one after the other: two lists may name the same addresses. */
export async function lockInvitingCompany(tx: Tx, companyId: string) {
  await tx.selectFrom('company').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

export async function lockOpenInvitations(tx: Tx, companyId: string, emails: readonly string[]) {
  return tx
    .selectFrom('invitation')
    .select('id')
    .select(sql<'PENDING'>`status`.as('status'))
    .where('company_id', '=', companyId)
    .where('email', '=', sql<string>`any(${[...emails]})`)
    .where('status', '=', 'PENDING')
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function countTrainersOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('person')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('company_id', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`roles @> '{VOCATIONAL_TRAINER}'`)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .executeTakeFirstOrThrow()
  return count
}

/** Which mail says it. */
export type InvitationMail = 'invitation' | 'invitationReminder' | 'companyInvitation'

export interface NewInvitationRow {
  company_id: string
  invited_by: string
  email: string
  role: string
  adult_from: string | null
  supervisor_id: string | null
  profession_id: string | null
  template?: InvitationMail
}

export async function insertInvitations(tx: Tx, rows: NewInvitationRow[]): Promise<string[]> {
  const added = await tx.insertInto('invitation').values(rows).returning('id').execute()
  return added.map((row) => row.id)
}

/** Those still to be mailed: open, of a company that is, without a token, to an address that is nobody's yet and was not written to often. */
export async function lockMailableInvitations(tx: Tx, ids: readonly string[], perDay: number) {
  return tx
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .innerJoin('person as inviter', 'inviter.id', 'invitation.invited_by')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'company.name as company_name'])
    .select(['inviter.name_first', 'inviter.name_last'])
    .select(sql<InvitationMail>`invitation.template`.as('template'))
    .where('invitation.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('invitation.status', '=', 'PENDING')
    .where('invitation.token_hash', 'is', null)
    .where('company.status', '=', 'ACTIVE')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('person').select('id').whereRef('person.email', '=', 'invitation.email'))),
    )
    .where(
      (eb) =>
        eb
          .selectFrom('invitation as earlier')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('earlier.email', '=', 'invitation.email')
          .where('earlier.token_hash', 'is not', null)
          .where('earlier.date_created', '>', sql<Date>`now() - interval '1 day'`),
      '<',
      perDay,
    )
    .orderBy('invitation.id')
    .forUpdate(['invitation'])
    .execute()
}

/** Returns when the links end: the same moment for all. */
export async function giveTokens(tx: Tx, tokens: readonly { id: string; hash: Buffer }[], days: number): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    update invitation set token_hash = given.hash, expires_at = now() + make_interval(days => ${days})
    from unnest(${tokens.map(({ id }) => id)}::uuid[], ${tokens.map(({ hash }) => hash)}::bytea[]) as given (id, hash)
    where invitation.id = given.id
    returning expires_at
  `.execute(tx)
  return rows[0]!.expires_at
}

const invitations = (db: Db | Tx) =>
  db
    .selectFrom('invitation')
    .innerJoin('company', 'company.id', 'invitation.company_id')
    .select(['invitation.id', 'invitation.email', 'invitation.role', 'invitation.company_id'])
    .select(['invitation.supervisor_id', 'invitation.profession_id', 'company.name as company_name'])
    .select(sql<'PENDING'>`invitation.status`.as('status'))
    .select(sql<string | null>`invitation.adult_from::text`.as('adult_from'))
    .select(
      sql<boolean>`invitation.status = 'PENDING' and invitation.expires_at > now() and company.status = 'ACTIVE'`.as(
        'is_open',
      ),
    )

/** In any state. */
export const findInvitation = (db: Db, tokenHash: Buffer) =>
  invitations(db).where('invitation.token_hash', '=', tokenHash).executeTakeFirst()

export const lockInvitation = (tx: Tx, id: string) =>
  invitations(tx).where('invitation.id', '=', id).forUpdate(['invitation']).executeTakeFirstOrThrow()

export interface NewPersonRow {
  company_id: string
  email: string
  name_first: string
  name_last: string
  roles: string[]
  adult_from: string | null
  supervisor_id: string | null
  profession_id: string | null
}

/** Null: the address has an account already. */
export async function insertPerson(tx: Tx, row: NewPersonRow, passwordHash: string): Promise<string | null> {
  const person = await tx
    .insertInto('person')
    .values(row)
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!person) return null
  await tx.insertInto('credential').values({ person_id: person.id, password_hash: passwordHash }).execute()
  // A mail for what waits for the person alone; the rest is read in the feed.
  const quiet = 'NOTIFICATION'
  await tx
    .insertInto('setting')
    .values({ person_id: person.id, activity_setting: quiet, community_setting: quiet, message_setting: quiet })
    .execute()
  return person.id
}

export async function stampInvitedPerson(tx: Tx, id: string, personId: string) {
  await tx.updateTable('invitation').set({ person_id: personId }).where('id', '=', id).execute()
}

/** Addresses of people who never came are not kept. */
export async function deleteOldInvitations(tx: Tx) {
  await tx
    .deleteFrom('invitation')
    .where('status', '<>', 'ACCEPTED')
    .where('date_created', '<', sql<Date>`now() - interval '44 days'`)
    .execute()
}
