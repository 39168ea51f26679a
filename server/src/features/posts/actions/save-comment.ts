import type { SavedComment } from '@werkplatz/contract/posts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { createComment } from './create-comment.ts'
import { editComment } from './edit-comment.ts'

/** One call for both: true when it is a new one. */
export async function saveComment(tx: Tx, me: Member, { id, ...form }: SavedComment): Promise<boolean> {
  if (id) await editComment(tx, me, { ...form, id })
  else await createComment(tx, me, form)
  return !id
}
