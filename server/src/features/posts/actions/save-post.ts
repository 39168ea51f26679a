import type { SavedPost } from '@werkplatz/contract/posts/schemas.ts'

import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { createPost } from './create-post.ts'
import { editPost } from './edit-post.ts'

export interface Saved {
  id: string
  isNew: boolean
}

/** One call for both: with an id it changes that post. */
export async function savePost(tx: Tx, me: Member, { id, ...form }: SavedPost): Promise<Saved> {
  if (!id) return { id: await createPost(tx, me, form), isNew: true }
  await editPost(tx, me, { ...form, id })
  return { id, isNew: false }
}
