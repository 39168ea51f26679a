import type { Member } from '../../access/member.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockOwnProfile, type LockedPerson } from './profile-write.queries.ts'

/** Locks the caller's own profile. The profiles of others are only emptied, with reasons (emptyProfile). */
export async function lockPerson(tx: Tx, me: Member, profileId: string | undefined): Promise<LockedPerson> {
  const own = await lockOwnProfile(tx, me.id)
  if (profileId && profileId !== own.profile_id) throw new Refusal('forbidden', { profileId })
  return own
}
