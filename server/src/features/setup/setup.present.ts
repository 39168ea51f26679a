// Rows → contract shapes.
import { avatarDesigns, bannerDesigns, type ProfileSetup } from '@werkplatz/contract/setup/schemas.ts'

import type { findSetup } from './setup.queries.ts'

type SetupRow = Awaited<ReturnType<typeof findSetup>>

/** Everybody starts with a design of their own, the same at every visit. */
const suggestion = (id: string, designs: number) => Number.parseInt(id.slice(-6), 16) % designs

/** A design is a file of the web app itself: no upload, no signature. */
export const artUrl = (kind: 'avatar' | 'banner', design: number) => `/art/${kind}-${design}.svg`

const generated = (kind: 'avatar' | 'banner', design: number) => ({
  id: `generated:${design}`,
  signedUrl: artUrl(kind, design),
})

export const presentSetup = (row: SetupRow): ProfileSetup => ({
  nameFirst: row.name_first,
  nameLast: row.name_last,
  avatar: generated('avatar', row.avatar_art ?? suggestion(row.id, avatarDesigns)),
  banner: generated('banner', row.banner_art ?? suggestion(row.id, bannerDesigns)),
  slogan: row.slogan,
  dateJoined: row.date_joined,
  needsDate: row.roles.includes('APPRENTICE'),
  avatarDesigns,
  bannerDesigns,
})
