// Rows → contract shapes.
import type { ActiveSession, SignedIn, Theme, UserDetails } from '@werkplatz/contract/accounts/schemas.ts'

import { canAnywhere } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { UserRow } from './account.queries.ts'
import type { listActiveSessions } from './session.queries.ts'

export const presentUser = (row: UserRow, me: Member): UserDetails => ({
  id: row.id,
  profileId: row.profile_id,
  nameFirst: row.name_first,
  nameLast: row.name_last,
  profession: row.profession,
  theme: row.theme as Theme,
  switchedOff: row.switched_off,
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

type SessionRow = Awaited<ReturnType<typeof listActiveSessions>>[number]

export const presentSession = (row: SessionRow, me: Member): ActiveSession => ({
  id: row.id,
  userAgent: row.user_agent,
  dateCreated: new Date(row.date_created).toISOString(),
  device: row.device,
  isCurrent: row.id === me.sessionId,
})
