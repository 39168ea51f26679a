import type { Switchable } from '@werkplatz/contract/rules/switches.ts'
import type { SwitchOff } from '@werkplatz/contract/switches/schemas.ts'
import { sql } from 'kysely'

import type { Db, Tx } from '../../db/handles.ts'
import { managed } from '../people/person-parts.queries.ts'

export interface OffSwitchRow {
  feature: Switchable
  company_id: string | null
  company_name: string | null
  notice: string
  reason: string
  by: string
  date_created: Date
}

export async function listOffSwitches(db: Db): Promise<OffSwitchRow[]> {
  const { rows } = await sql<OffSwitchRow>`
    select feature_switch.feature, feature_switch.company_id, company.name as company_name, feature_switch.notice,
      feature_switch.reason, ${managed.name('person')} as by, feature_switch.date_created
    from feature_switch
    join person on person.id = feature_switch.actor_id
    left join company on company.id = feature_switch.company_id
    order by feature_switch.feature, company.name nulls first, feature_switch.id
  `.execute(db)
  return rows
}

/** Again with other words: those hold from now on. False: there is no such company. */
export async function upsertSwitch(tx: Tx, actorId: string, off: SwitchOff): Promise<boolean> {
  const { rows } = await sql`
    insert into feature_switch (feature, company_id, notice, reason, actor_id)
    select ${off.feature}, ${off.companyId}::uuid, ${off.notice}, ${off.reason}, ${actorId}::uuid
    where ${off.companyId}::uuid is null or exists (select from company where company.id = ${off.companyId}::uuid)
    on conflict on constraint feature_switch_once do update
      set notice = excluded.notice, reason = excluded.reason, actor_id = excluded.actor_id, date_created = now()
    returning id
  `.execute(tx)
  return rows.length > 0
}

export async function deleteSwitch(tx: Tx, feature: Switchable, companyId: string | null): Promise<boolean> {
  const { rows } = await sql`
    delete from feature_switch
    where feature = ${feature} and company_id is not distinct from ${companyId}::uuid returning id
  `.execute(tx)
  return rows.length > 0
}
