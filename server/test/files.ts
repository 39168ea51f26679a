// Files made for tests: clean ones, without a store behind them.
import { randomUUID } from 'node:crypto'

import type { TestDatabase } from './database.ts'
import type { Person } from './people.ts'

const kinds = {
  IMAGE: { name: 'bild.png', type: 'image/png' },
  VIDEO: { name: 'film.mp4', type: 'video/mp4' },
  DOCUMENT: { name: 'papier.pdf', type: 'application/pdf' },
}

export async function newFile(
  data: TestDatabase,
  owner: Person,
  kind: 'IMAGE' | 'VIDEO' | 'DOCUMENT',
  name = kinds[kind].name,
): Promise<string> {
  const { type } = kinds[kind]
  return data.begin(async (tx) => {
    const { id } = await tx
      .insertInto('file')
      .values({
        owner_id: owner.id,
        company_id: owner.companyId,
        kind,
        status: 'READY',
        name,
        extension: name.split('.').at(-1)!,
        declared_type: type,
        quarantine_key: randomUUID(),
        variants: JSON.stringify({ full: { key: `files/${randomUUID()}/full`, type, size: 1 } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export async function attachFile(data: TestDatabase, id: string, resource: string, attachedId: string, position = 0) {
  await data.begin((tx) =>
    tx
      .updateTable('file')
      .set({ attached_resource: resource, attached_id: attachedId, position })
      .where('id', '=', id)
      .execute(),
  )
}

export async function filesOf(data: TestDatabase, resource: string, attachedId: string): Promise<string[]> {
  const rows = await data.db
    .selectFrom('file')
    .select('id')
    .where('attached_resource', '=', resource)
    .where('attached_id', '=', attachedId)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.id)
}
