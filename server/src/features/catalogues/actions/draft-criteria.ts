import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { insertDraft, lockVersions } from '../criteria/criteria.queries.ts'

/** As the newest published version is, to be changed from there. */
export async function draftCriteria(tx: Tx, me: Member): Promise<number> {
  const versions = await lockVersions(tx)
  const last = versions.at(-1)
  if (!last?.is_published) throw new Refusal('status_conflict', { why: 'there is a draft' })
  const version = last.version + 1
  await insertDraft(tx, version, last.version)
  await audit(tx, {
    actorId: me.id,
    action: 'create',
    resource: 'criteria_version',
    targetId: null,
    details: { version },
  })
  return version
}
