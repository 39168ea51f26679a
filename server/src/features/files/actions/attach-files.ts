import { randomUUID } from 'node:crypto'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { wrongField } from '../../../lib/refusal.ts'
import { attachFile, lockAttachedFiles, lockFiles } from '../file.queries.ts'
import { mayAttach, type AttachRules, type AttachTarget } from '../may-attach.ts'
import type { FileRow } from '../stored-file.ts'
import { findTemplates, insertTemplateCopy } from '../template.queries.ts'
import { removeFiles } from './remove-files.ts'

const foreign = 'Eine der Dateien gibt es nicht oder sie gehört nicht dir.'

/**
 * From now on the thing has exactly these files of these kinds, in this order; others it had are removed. A file must be
 * the caller's own and clean, or belong to the thing already; the id of a picture template adds a copy of it.
 * Called inside the transaction that saves the thing.
 */
export async function attachFiles(
  tx: Tx,
  me: Member,
  target: AttachTarget,
  ids: readonly string[],
  rules: AttachRules,
): Promise<FileRow[]> {
  if (new Set(ids).size !== ids.length) throw wrongField(rules.path, 'Eine Datei kommt doppelt vor.')
  if (ids.length > rules.max) throw wrongField(rules.path, `Es sind höchstens ${rules.max} Dateien erlaubt.`)
  const before = await lockAttachedFiles(tx, target, rules.kinds)
  const files = await lockFiles(tx, ids)
  const templates = rules.kinds.includes('IMAGE') ? await findTemplates(tx, ids) : []
  const attached: FileRow[] = []
  for (const [position, id] of ids.entries()) {
    const template = templates.find((one) => one.id === id)
    const file = template
      ? await insertTemplateCopy(tx, template, me, `template/${randomUUID()}`)
      : files.find((one) => one.id === id && mayAttach(one, me, target, rules))
    if (!file) throw wrongField(rules.path, foreign)
    await attachFile(tx, file.id, target, position)
    attached.push({ ...file, attached_resource: target.resource, attached_id: target.id, position })
  }
  await removeFiles(
    tx,
    me.id,
    before.filter((file) => !ids.includes(file.id)),
    'detachFile',
  )
  return attached
}
