// Rows of blocks. The database shows them to whoever made them and to nobody else.
import { sql } from 'kysely'

import type { PageParams } from '../../access/page.ts'
import { preparedReach } from '../../access/prepared-reach.ts'
import type { Tx } from '../../db/handles.ts'
import { names, portraits } from '../people/person-parts.queries.ts'
import type { Portrait } from '../people/person.present.ts'
import { inCharge } from './block-parts.queries.ts'

export interface BlockRow {
  id: string
  person_id: string
  profile_id: string
  name: string
  picture: Portrait | null
  company: string
  date_created: Date
}

export const listBlockRows = preparedReach<PageParams, BlockRow>((db, param, who) => ({
  compile: () =>
    sql<BlockRow>`
      select block.id, person.id as person_id, person.profile_id, ${names.full('person', who)} as name,
        ${portraits.avatar('person', who)} as picture, company.name as company, block.date_created
      from block join person on person.id = block.blocked_id join company on company.id = person.company_id
      where block.person_id = ${who.id}
      order by block.id desc limit ${param('size')} offset ${param('offset')}
    `.compile(db),
}))

export const countBlocks = preparedReach<{ most: number }, { total: number }>((db, param, who) => ({
  compile: () =>
    sql<{ total: number }>`
      select count(*)::int as total from (
        select from block where block.person_id = ${who.id} limit ${param('most')}) counted
    `.compile(db),
}))

export interface BlockStatusRow {
  is_blocked: boolean
  is_in_charge: boolean
}

export const findBlockStatus = preparedReach<{ personId: string }, BlockStatusRow>((db, param, who) => ({
  compile: () =>
    sql<BlockStatusRow>`
      select exists (select from block where block.person_id = me.id and block.blocked_id = other.id) as is_blocked,
        ${inCharge.of('other', 'me')} is true as is_in_charge
      from person other join person me on me.id = ${who.id}
      where other.id = ${param('personId')} and other.id <> me.id
    `.compile(db),
}))

export async function findBlockTarget(tx: Tx, personId: string) {
  return tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
}

export async function insertBlock(tx: Tx, personId: string, blockedId: string) {
  await tx
    .insertInto('block')
    .values({ person_id: personId, blocked_id: blockedId })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function deleteBlockRow(tx: Tx, personId: string, blockedId: string) {
  await tx.deleteFrom('block').where('person_id', '=', personId).where('blocked_id', '=', blockedId).execute()
}
