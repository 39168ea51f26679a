import type { InvitationCounts } from '@werkplatz/contract/invitations/schemas.ts'

/** Whoever has not come yet, be the link over or not. */
export const waitingOf = ({ OPEN, EXPIRING, EXPIRED }: InvitationCounts) => OPEN + EXPIRING + EXPIRED
