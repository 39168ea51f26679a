import type { Member } from '../../../access/member.ts'
import type { Tx } from '../../../db/handles.ts'
import { keepRemoved } from '../../moderation/actions/keep-removed.ts'
import type { LockedPerson, PersonChange } from '../profile-write.queries.ts'

/** Keeps the texts and links that the caller empties in their own profile. What is replaced by another text is not kept. */
export async function keepEmptied(tx: Tx, me: Member, before: LockedPerson, change: PersonChange) {
  const texts = {
    slogan: change.slogan === '' ? before.slogan : '',
    bio: change.bio === '' ? before.bio : '',
    links: change.links === '[]' ? before.links : [],
  }
  if (!texts.slogan && !texts.bio && texts.links.length === 0) return
  await keepRemoved(tx, me, { target: 'USER_PROFILE', targetId: before.profile_id, kept: { parts: texts, files: [] } })
}
