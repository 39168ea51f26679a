// Exports made for tests: rows put there by hand, without a file in the store unless one is stored for them.
import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'
import type { ExportStatus } from '@werkplatz/contract/exports/status.ts'

import { loadConfig } from '../src/config.ts'
import { keyOfExport } from '../src/features/exports/export.present.ts'
import { systemClock } from '../src/lib/clock.ts'
import { storageOptions } from '../src/outbound/open-outbound.ts'
import { storageAddresses } from '../src/outbound/storage-addresses.ts'
import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

const KEPT_MS = 3_600_000

export async function newExport(
  data: TestDatabase,
  owner: Person,
  { status = 'READY', kind = 'ACTIVITIES' }: { status?: ExportStatus; kind?: ExportKind } = {},
) {
  const kept = { size: 1, date_expires: new Date(Date.now() + KEPT_MS) }
  const values = { person_id: owner.id, company_id: owner.companyId, kind, status, ...kept }
  const { id } = await data.begin((tx) =>
    tx.insertInto('export').values(values).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}

/** An archive without entries, as the file of an export. */
const EMPTY_ZIP = Buffer.from('504b0506000000000000000000000000000000000000', 'hex')

export async function storeExport(id: string) {
  const addresses = storageAddresses(storageOptions(loadConfig(process.env)), systemClock)
  const type = 'application/zip'
  const address = addresses.put(keyOfExport(id), { type, size: EMPTY_ZIP.length })
  const { ok } = await fetch(address, { method: 'PUT', body: EMPTY_ZIP, headers: { 'content-type': type } })
  if (!ok) throw new Error('the store did not take the file')
}
