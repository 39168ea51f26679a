// Who follows whom: one row at a time. Lists are in follow-list.queries.ts.
import type { FollowType } from '@werkplatz/contract/follows/schemas.ts'
import { sql } from 'kysely'

import { preparedReach } from '../../access/prepared-reach.ts'
import type { Tx } from '../../db/handles.ts'

/** The caller's own follow of a person or a company. */
export const findFollow = preparedReach<{ targetId: string }, { id: string }>((db, param, who) => ({
  compile: () =>
    sql<{ id: string }>`
      select id from follow where follower_id = ${who.id} and person_id = ${param('targetId')}
      union all
      select id from follow where follower_id = ${who.id} and company_id = ${param('targetId')}
    `.compile(db),
}))

export interface TargetRow {
  profile_id: string
  is_apart: boolean
}

/** One at a time for two people, so that nobody follows while being blocked. */
export async function lockTarget(
  tx: Tx,
  followerId: string,
  targetId: string,
  followType: FollowType,
): Promise<TargetRow | undefined> {
  if (followType === 'other') {
    const { rows } = await sql<TargetRow>`
      select profile_id, false as is_apart from company where id = ${targetId}
    `.execute(tx)
    return rows[0]
  }
  await lockPair(tx, followerId, targetId)
  const { rows } = await sql<TargetRow>`
    select profile_id, are_kept_apart(id, ${followerId}) as is_apart from person
    where id = ${targetId} and status = 'ACTIVE'
  `.execute(tx)
  return rows[0]
}

export async function lockPair(tx: Tx, one: string, other: string) {
  const pair = [one, other].toSorted().join(' ')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${pair}`}, 0))`.execute(tx)
}

/** undefined: followed already. */
export async function insertFollow(tx: Tx, followerId: string, targetId: string, followType: FollowType) {
  return tx
    .insertInto('follow')
    .values({ follower_id: followerId, [followType === 'user' ? 'person_id' : 'company_id']: targetId })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function findFollowIn(tx: Tx, followerId: string, targetId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from follow where follower_id = ${followerId} and (person_id = ${targetId} or company_id = ${targetId})
  `.execute(tx)
  return rows[0]?.id
}

export async function deleteFollowRow(tx: Tx, followerId: string, id: string) {
  await tx.deleteFrom('follow').where('id', '=', id).where('follower_id', '=', followerId).execute()
}

/** In one order: two blocks at once never wait for each other's counts. */
export async function deleteFollowsBetween(tx: Tx, one: string, other: string) {
  for (const followed of [one, other].toSorted()) {
    await tx
      .deleteFrom('follow')
      .where('person_id', '=', followed)
      .where('follower_id', '=', followed === one ? other : one)
      .execute()
  }
}

/** False: somebody was told of these two within a day. */
export async function noteFollowTold(tx: Tx, followerId: string, followedId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into follow_told (follower_id, followed_id) values (${followerId}, ${followedId})
    on conflict (follower_id, followed_id) do update set told_at = now()
      where follow_told.told_at < now() - interval '1 day'
    returning told_at
  `.execute(tx)
  return rows.length > 0
}

export async function deleteOldTold(tx: Tx) {
  await sql`delete from follow_told where told_at < now() - interval '1 day'`.execute(tx)
}

export interface NewFollowersRow {
  company_id: string
  followers: number
}

/**
 * Companies that were not told today and have new followers since they were, at most since yesterday; noted as told. Those
 * who follow no longer do not count.
 */
export async function takeCompaniesFollowed(tx: Tx): Promise<NewFollowersRow[]> {
  const { rows } = await sql<NewFollowersRow>`
    with fresh as (
      select follow.company_id, count(*)::int as followers
      from follow left join company_told on company_told.company_id = follow.company_id
      where follow.company_id is not null and follow.date_created > now() - interval '1 day'
        and follow.date_created > coalesce(company_told.told_at, '-infinity')
      group by follow.company_id
    ), told as (
      insert into company_told (company_id, told_at) select company_id, now() from fresh
      on conflict (company_id) do update set told_at = now() where company_told.told_at < now() - interval '20 hours'
      returning company_id
    )
    select fresh.company_id, fresh.followers from fresh join told on told.company_id = fresh.company_id
  `.execute(tx)
  return rows
}
