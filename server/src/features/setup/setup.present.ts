// Rows → contract shapes.
import { avatarDesigns, bannerDesigns, type ProfileSetup } from '@werkplatz/contract/setup/schemas.ts'

import type { findSetup } from './setup.queries.ts'

type SetupRow = Awaited<ReturnType<typeof findSetup>>

/** Everybody starts with a design of their own, the same at every visit. */
const suggestion = (id: string, designs: number) => Number.parseInt(id.slice(-6), 16) % designs

export const presentSetup = (row: SetupRow): ProfileSetup => ({
  nameFirst: row.name_first,
  nameLast: row.name_last,
  avatar: { id: `generated:${row.avatar_art ?? suggestion(row.id, avatarDesigns)}`, signedUrl: null },
  banner: { id: `generated:${row.banner_art ?? suggestion(row.id, bannerDesigns)}`, signedUrl: null },
  slogan: row.slogan,
  dateJoined: row.date_joined,
  needsDate: row.roles.includes('APPRENTICE'),
  avatarDesigns,
  bannerDesigns,
})
