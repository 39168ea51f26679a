import type { ChangeTemplate } from '@werkplatz/contract/catalogues/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { isTemplateTaken, lockTemplate, updateTemplate } from '../template.queries.ts'

export async function changeTemplate(tx: Tx, me: Member, { id, name, alt }: ChangeTemplate) {
  if (!(await lockTemplate(tx, id))) throw new Refusal('not_found', { id })
  if (await isTemplateTaken(tx, id, name)) throw new Refusal('entry_exists', { name })
  await updateTemplate(tx, id, { name, alt })
  await audit(tx, { actorId: me.id, action: 'edit', resource: 'image_template', targetId: id, details: { name } })
}
