import { randomInt, randomUUID } from 'node:crypto'

import type { AddEntry, CatalogueKind } from '@werkplatz/contract/catalogues/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { requireComplete } from '../complete-entry.ts'
import { insertEntry, tableOf } from '../entry.queries.ts'

/** Ids mean nothing; those of professions are letters. */
const letters = (count: number) => Array.from({ length: count }, () => String.fromCharCode(97 + randomInt(26))).join('')
const newId: Record<CatalogueKind, () => string> = {
  sectors: () => randomUUID(),
  professions: () => `pr-${letters(10)}`,
  subjects: () => `s-${letters(12)}`,
}

export async function addEntry(tx: Tx, me: Member, entry: AddEntry) {
  await requireComplete(tx, entry)
  const id = newId[entry.kind]()
  if (!(await insertEntry(tx, id, entry))) throw new Refusal('entry_exists', { name: entry.name })
  await audit(tx, {
    actorId: me.id,
    action: 'create',
    resource: tableOf[entry.kind],
    targetId: entry.kind === 'sectors' ? id : null,
    details: { id, name: entry.name },
  })
}
