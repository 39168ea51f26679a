// A file as its row says, and the keys it holds in the store.
import { imageVariants, type Extension, type FileKind, type ImageVariant } from '@werkplatz/contract/files/kinds.ts'

export type FileStatus = 'SLOT' | 'CHECKING' | 'READY' | 'REFUSED'

export interface StoredCopy {
  key: string
  type: string
  size: number
}
export type Variants = Partial<Record<ImageVariant, StoredCopy>>

export interface FileRow {
  id: string
  owner_id: string
  kind: FileKind
  status: FileStatus
  name: string
  extension: Extension
  declared_type: string
  declared_size: number | null
  quarantine_key: string
  clean_prefix: string | null
  refusal: string | null
  no_verdict_at: Date | null
  size: number | null
  width: number | null
  height: number | null
  variants: Variants
  template_id: string | null
  attached_resource: string | null
  attached_id: string | null
  position: number
  /** What a picture shows, in words. */
  alt: string
}

/** What a query of files selects. */
export const fileColumns = [
  'id',
  'owner_id',
  'kind',
  'status',
  'name',
  'extension',
  'declared_type',
  'declared_size',
  'quarantine_key',
  'clean_prefix',
  'refusal',
  'no_verdict_at',
  'size',
  'width',
  'height',
  'variants',
  'template_id',
  'attached_resource',
  'attached_id',
  'position',
  'alt',
] as const

export const variantNames = Object.keys(imageVariants) as ImageVariant[]

export const cleanKeys = (prefix: string): string[] => variantNames.map((variant) => `${prefix}/${variant}`)

/** Everything that goes when the row goes. A copy of a template owns nothing. */
export function keysOf(row: FileRow): string[] {
  if (row.template_id) return []
  const clean = row.clean_prefix ? cleanKeys(row.clean_prefix) : []
  return [...new Set([row.quarantine_key, ...clean, ...Object.values(row.variants).map((copy) => copy.key)])]
}
