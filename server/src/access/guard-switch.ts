import type { Switchable } from '@werkplatz/contract/rules/switches.ts'

import type { Db, Tx } from '../db/handles.ts'
import { Refusal } from '../lib/refusal.ts'
import { findNotice } from './switches.queries.ts'

/** For what begins something that can be switched off: refused in the words of whoever switched it off. */
export async function guardSwitch(db: Db | Tx, feature: Switchable, companyId: string) {
  const notice = await findNotice(db, feature, companyId)
  if (notice !== undefined) throw new Refusal('switched_off', { notice, feature })
}
