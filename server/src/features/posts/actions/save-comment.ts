import type { SavedComment } from '@werkplatz/contract/posts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { createComment } from './create-comment.ts'
import { editComment } from './edit-comment.ts'
import type { Saved } from './save-post.ts'

/** One call for both: with an id it changes that comment. */
export async function saveComment(tx: Tx, me: Member, { id, ...form }: SavedComment): Promise<Saved> {
  if (!id) return { id: await createComment(tx, me, form), isNew: true }
  await editComment(tx, me, { ...form, id })
  return { id, isNew: false }
}
