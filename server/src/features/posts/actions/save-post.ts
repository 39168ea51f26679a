import type { SavedPost } from '@werkplatz/contract/posts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { createPost } from './create-post.ts'
import { editPost } from './edit-post.ts'

/** One call for both: the id of a new post, or null when one was changed. */
export async function savePost(tx: Tx, me: Member, { id, ...form }: SavedPost): Promise<string | null> {
  if (!id) return createPost(tx, me, form)
  await editPost(tx, me, { ...form, id })
  return null
}
