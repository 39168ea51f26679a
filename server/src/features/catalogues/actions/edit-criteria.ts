import type { EditCriteria } from '@werkplatz/contract/catalogues/criteria-schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { countPublished, deleteContents, insertContents } from '../criteria/criteria.queries.ts'
import { lockDraft } from '../criteria/lock-draft.ts'

/** The draft holds exactly this. Where a criterion comes from is kept, so that versions can be compared. */
export async function editCriteria(tx: Tx, me: Member, { version, groups }: EditCriteria) {
  await lockDraft(tx, version)
  const origins = groups.flatMap(({ criteria }) => criteria.flatMap(({ sameAs }) => sameAs ?? []))
  if (new Set(origins).size < origins.length || (await countPublished(tx, origins)) < origins.length)
    throw wrongField('groups', 'Ein Kriterium lässt sich keiner früheren Fassung zuordnen.')
  await deleteContents(tx, version)
  await insertContents(tx, version, groups)
  await audit(tx, {
    actorId: me.id,
    action: 'edit',
    resource: 'criteria_version',
    targetId: null,
    details: { version },
  })
}
