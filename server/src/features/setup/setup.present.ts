// Rows → contract shapes.
import { artUrl, designId, designs, type PictureKind } from '@werkplatz/contract/setup/designs.ts'
import type { ProfileSetup } from '@werkplatz/contract/setup/schemas.ts'

import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { signedUrl, type AttachedFile } from '../files/file.present.ts'
import type { findSetup } from './setup.queries.ts'

export interface SetupParts {
  row: Awaited<ReturnType<typeof findSetup>>
  avatar: AttachedFile | undefined
  banner: AttachedFile | undefined
}

/** Everybody starts with a design of their own, the same at every visit. */
const suggestion = (id: string, kind: PictureKind) => Number.parseInt(id.slice(-6), 16) % designs[kind]

const generated = (kind: PictureKind, design: number) => ({ id: designId(design), signedUrl: artUrl(kind, design) })

export function presentSetup(addresses: StorageAddresses, { row, avatar, banner }: SetupParts): ProfileSetup {
  const uploaded = (file: AttachedFile) => ({ id: file.id, signedUrl: signedUrl(addresses, file, 'card') })
  return {
    nameFirst: row.name_first,
    nameLast: row.name_last,
    avatar: avatar ? uploaded(avatar) : generated('avatar', row.avatar_art ?? suggestion(row.id, 'avatar')),
    banner: banner ? uploaded(banner) : generated('banner', row.banner_art ?? suggestion(row.id, 'banner')),
    slogan: row.slogan,
    dateJoined: row.date_joined,
    profession: row.profession,
    needsDate: row.roles.includes('APPRENTICE'),
    avatarDesigns: designs.avatar,
    bannerDesigns: designs.banner,
  }
}
