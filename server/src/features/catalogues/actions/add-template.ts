import { randomUUID } from 'node:crypto'

import type { AddTemplate } from '@werkplatz/contract/catalogues/schemas.ts'

import type { Member } from '../../../access/member.ts'
import { audit } from '../../../db/audit.ts'
import type { Tx } from '../../../db/handles.ts'
import { Refusal, wrongField } from '../../../lib/refusal.ts'
import { attachFiles } from '../../files/actions/attach-files.ts'
import { insertTemplate } from '../template.queries.ts'

const RULES = { kinds: ['IMAGE'], max: 1, path: 'imageId' } as const

/** The picture stays the caller's file, attached to the template: nobody sweeps it away while pictures are made of it. */
export async function addTemplate(tx: Tx, me: Member, { imageId, name, alt }: AddTemplate) {
  const id = randomUUID()
  const [file] = await attachFiles(tx, me, { resource: 'template', id }, [imageId], RULES)
  if (!file || file.template_id) throw wrongField('imageId', 'Dieses Bild ist schon eine Vorlage.')
  const { width, height, variants } = file
  if (width === null || height === null) throw wrongField('imageId', 'Das ist kein Bild.')
  if (!(await insertTemplate(tx, { id, name, alt, width, height, variants })))
    throw new Refusal('entry_exists', { name })
  await audit(tx, { actorId: me.id, action: 'create', resource: 'image_template', targetId: id, details: { name } })
}
