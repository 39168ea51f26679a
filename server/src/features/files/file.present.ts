// Rows → contract shapes. Addresses are signed here, after the caller's reach was checked; only clean files get one.
import type { ImageVariant } from '@werkplatz/contract/files/kinds.ts'
import type { Avatar, Document, Image, ImageTemplate } from '@werkplatz/contract/files/schemas.ts'
import { artUrl, type PictureKind } from '@werkplatz/contract/setup/designs.ts'

import { contentDisposition } from '../../lib/content-disposition.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import type { AvatarRow } from './file.queries.ts'
import type { FileRow, StoredCopy, Variants } from './stored-file.ts'
import type { TemplateRow } from './template.queries.ts'

/** Pictures and videos are shown in place, documents are always saved first. */
export function disposition(file: Pick<FileRow, 'kind' | 'name'>): string {
  if (file.kind !== 'DOCUMENT') return 'inline'
  return contentDisposition(file.name)
}

/** The address of a size, or of the largest there is. Nothing for a file that is not clean. */
export function signedUrl(
  addresses: StorageAddresses,
  file: Pick<FileRow, 'kind' | 'name' | 'status' | 'variants'>,
  variant: ImageVariant = 'full',
): string | null {
  const copy = file.variants[variant] ?? file.variants.full
  if (file.status !== 'READY' || !copy) return null
  return addresses.get(copy.key, { type: copy.type, disposition: disposition(file) })
}

function servable(addresses: StorageAddresses, file: FileRow) {
  const url = signedUrl(addresses, file)
  if (!url) throw new Error('only a clean file is presented')
  return { id: file.id, name: file.name, mimeType: file.variants.full!.type, signedUrl: url }
}

export function presentImage(addresses: StorageAddresses, file: FileRow): Image {
  const { thumb, card } = file.variants
  return {
    ...servable(addresses, file),
    index: file.position,
    ...(thumb && { thumbUrl: signedUrl(addresses, file, 'thumb')! }),
    ...(card && { cardUrl: signedUrl(addresses, file, 'card')! }),
    ...(file.width && file.height && { width: file.width, height: file.height }),
  }
}

export const presentDocument = (addresses: StorageAddresses, file: FileRow): Document => ({
  ...servable(addresses, file),
  ...(file.variants.full && { size: file.variants.full.size }),
})

export const presentTemplate = (addresses: StorageAddresses, row: TemplateRow): ImageTemplate => ({
  id: row.id,
  name: row.name,
  alt: row.alt,
  signedUrl: templateUrl(addresses, row.variants),
})

export function templateUrl(addresses: StorageAddresses, variants: Variants): string {
  const copy = variants.card ?? variants.full!
  return addresses.get(copy.key, { type: copy.type, disposition: 'inline' })
}

/**
 * A picture in one size, as a list's query hands it over: clean, and of something the caller can reach; or one of the
 * designs that people choose instead of a photograph.
 */
export type Picture = StoredCopy | { art: PictureKind; design: number }
export type AttachedFile = FileRow
export function pictureUrl(addresses: StorageAddresses, picture: Picture | null): string | null {
  if (!picture) return null
  if ('art' in picture) return artUrl(picture.art, picture.design)
  return addresses.get(picture.key, { type: picture.type, disposition: 'inline' })
}

export function presentAvatar(addresses: StorageAddresses, row: AvatarRow | undefined): Avatar {
  if (row?.file) return { signedUrl: signedUrl(addresses, row.file, 'thumb') }
  const design = row?.avatar_art ?? null
  return { signedUrl: design === null ? null : artUrl('avatar', design) }
}
