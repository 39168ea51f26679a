import type { ChangeEntry } from '@werkplatz/contract/catalogues/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { requireComplete } from '../complete-entry.ts'
import { isEntryTaken, lockEntry, tableOf, updateEntry } from '../entry.queries.ts'

export async function changeEntry(tx: Tx, me: Member, entry: ChangeEntry) {
  const { kind, id, name } = entry
  if (!(await lockEntry(tx, kind, id))) throw new Refusal('not_found', { id })
  await requireComplete(tx, entry)
  if (await isEntryTaken(tx, entry)) throw new Refusal('entry_exists', { name })
  await updateEntry(tx, entry)
  await audit(tx, {
    actorId: me.id,
    action: 'edit',
    resource: tableOf[kind],
    targetId: kind === 'sectors' ? id : null,
    details: { id, name },
  })
}
