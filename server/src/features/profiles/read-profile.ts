// One profile, with whose eyes it is looked at.
import type { Profile, ProfileType, ProfileViewer } from '@werkplatz/contract/profiles/schemas.ts'

import type { Member } from '../../access/member.ts'
import type { Db } from '../../db/handles.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { presentCompanyProfile, presentUserProfile } from './profile.present.ts'
import { findCompanyProfile, findUserProfile } from './profile.queries.ts'

/** Of no company. */
const NOWHERE = '00000000-0000-0000-0000-000000000000'

interface Asked {
  type: ProfileType
  id: string
  as?: ProfileViewer | undefined
}

export async function readProfile(
  db: Db,
  addresses: StorageAddresses,
  me: Member,
  { type, id, as }: Asked,
): Promise<{ profile: Profile; seen: string[] }> {
  if (type === 'company') {
    const [row] = await findCompanyProfile(db, me, { id })
    if (!row) throw new Refusal('not_found', { id })
    if (as) throw new Refusal('forbidden', { id })
    return { profile: presentCompanyProfile(addresses, row, me), seen: [] }
  }
  const [row] = await findUserProfile(db, me, { id, viewerCompany: as === 'STRANGER' ? NOWHERE : me.companyId })
  if (!row) throw new Refusal('not_found', { id })
  if (as && row.id !== me.id) throw new Refusal('forbidden', { id })
  return { profile: presentUserProfile(addresses, row, me, as !== undefined), seen: [row.id] }
}
