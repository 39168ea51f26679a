// Whose profile a call changes: one's own, or, by who may empty it, somebody else's.
import { guardRow } from '../../access/guard.ts'
import type { Member } from '../../access/member.ts'
import { audit } from '../../db/audit.ts'
import type { Tx } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockOwnProfile, lockProfile, type LockedPerson } from './profile-write.queries.ts'

/** What of somebody else's profile may go. Never the name, and nothing is ever written there. */
const emptied = ['imageId', 'bannerId', 'videoId', 'slogan', 'bio', 'links']

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Locked for the change. `own` is absent where somebody else's profile is emptied. */
export async function lockPerson(
  tx: Tx,
  me: Member,
  profileId: string | undefined,
  change: Readonly<Record<string, unknown>>,
): Promise<{ personId: string; own?: LockedPerson }> {
  const own = await lockOwnProfile(tx, me.id)
  if (!profileId || profileId === own.profile_id) return { personId: me.id, own }
  await guardRow(tx, me, 'profile.empty', profileId)
  const fields = Object.entries(change).filter(([, value]) => value !== undefined)
  if (fields.some(([field, value]) => !emptied.includes(field) || !isEmpty(value)))
    throw new Refusal('forbidden', { profileId })
  const person = await lockProfile(tx, profileId)
  if (!person) throw new Refusal('not_found', { profileId })
  const details = { fields: fields.map(([field]) => field) }
  await audit(tx, { actorId: me.id, action: 'emptyProfile', resource: 'person', targetId: person.id, details })
  return { personId: person.id }
}
