import type { Tx } from '../../../db/handles.ts'
import { announceAll } from '../../../db/outbox.ts'
import { deleteOldTold, takeCompaniesFollowed } from '../follow.queries.ts'

/** Once a day for each company, all new followers as one; told and announced commit together. */
export async function tellCompaniesFollowed(tx: Tx) {
  const followed = await takeCompaniesFollowed(tx)
  await announceAll(
    tx,
    'company.followed',
    followed.map(({ company_id: companyId, followers }) => ({ companyId, followers })),
  )
  await deleteOldTold(tx)
}
