// Rows → contract shapes.
import type { SignedIn, Theme, UserDetails } from '@werkplatz/contract/accounts/schemas.ts'

import { canAnywhere } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { UserRow } from './account.queries.ts'

export const presentUser = (row: UserRow, me: Member): UserDetails => ({
  id: row.id,
  profileId: row.profile_id,
  nameFirst: row.name_first,
  nameLast: row.name_last,
  theme: row.theme as Theme,
  can: canAnywhere(me),
})

export const presentSignedIn = (
  token: { accessToken: string; expires: Date },
  user: UserRow,
  me: Member,
): SignedIn => ({
  credentials: {
    accessToken: token.accessToken,
    expires: token.expires.toISOString(),
    roles: [...me.roles],
    permissions: [...me.permissions],
  },
  user: presentUser(user, me),
})
