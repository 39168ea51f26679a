// What is switched off. Asked anew at every call that begins something: a switch works at once, on every node.
import type { Switchable } from '@werkplatz/contract/rules/switches.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../db/handles.ts'

/** What people are told, or nobody switched it off. Of two, that for everybody. */
export async function findNotice(db: Db | Tx, feature: Switchable, companyId: string): Promise<string | undefined> {
  const { rows } = await sql<{ notice: string }>`
    select notice from feature_switch
    where feature = ${feature} and (company_id is null or company_id = ${companyId})
    order by company_id nulls first limit 1
  `.execute(db)
  return rows[0]?.notice
}
