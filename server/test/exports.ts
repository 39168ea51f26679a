// Exports made for tests: rows put there by hand, without a file in the store.
import type { ExportStatus } from '@werkplatz/contract/exports/status.ts'

import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

const KEPT_MS = 3_600_000

export async function newExport(
  data: TestDatabase,
  owner: Person,
  { status = 'READY' }: { status?: ExportStatus } = {},
) {
  const kept = { size: 1, date_expires: new Date(Date.now() + KEPT_MS) }
  const values = { person_id: owner.id, company_id: owner.companyId, kind: 'ACTIVITIES', status, ...kept }
  const { id } = await data.begin((tx) =>
    tx.insertInto('export').values(values).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}
