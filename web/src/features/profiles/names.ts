import type { Profile } from '@werkplatz/contract/profiles/schemas.ts'

/** What a profile is called. */
export const nameOf = (profile: Profile): string =>
  profile.type === 'user' ? `${profile.userNameFirst} ${profile.userNameLast}` : profile.companyName
