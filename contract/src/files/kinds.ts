// What may be uploaded: the closed list of types, their limits and where each may go. Pure, so that the browser reads
// the same list as the server.
const MIB = 1024 * 1024

export const fileKinds = ['IMAGE', 'VIDEO', 'DOCUMENT'] as const
export type FileKind = (typeof fileKinds)[number]

/** The two upload calls. Videos travel with pictures: the specification's media upload takes both. */
export const fileGroups = ['image', 'document'] as const
export type FileGroup = (typeof fileGroups)[number]

export const sizeLimits: Record<FileKind, number> = { IMAGE: 10 * MIB, VIDEO: 100 * MIB, DOCUMENT: 20 * MIB }
/** How long a signed address is good, for putting and for reading. */
export const ADDRESS_SECONDS = 300
export const MAX_PIXELS = 40_000_000
export const MAX_FRAMES = 200
export const MAX_OPEN_SLOTS = 10

export interface FileType {
  /** The type we sign, store and serve; the others are what browsers also call it. */
  mime: string
  alsoMime?: readonly string[]
}

const ooxml = 'application/vnd.openxmlformats-officedocument'
const odf = 'application/vnd.oasis.opendocument'

export const fileTypes = {
  png: { mime: 'image/png' },
  jpg: { mime: 'image/jpeg' },
  jpeg: { mime: 'image/jpeg' },
  bmp: { mime: 'image/bmp', alsoMime: ['image/x-ms-bmp'] },
  gif: { mime: 'image/gif' },
  svg: { mime: 'image/svg+xml' },
  webp: { mime: 'image/webp' },
  mp4: { mime: 'video/mp4' },
  mov: { mime: 'video/quicktime' },
  avi: { mime: 'video/x-msvideo', alsoMime: ['video/avi', 'video/vnd.avi'] },
  pdf: { mime: 'application/pdf' },
  docx: { mime: `${ooxml}.wordprocessingml.document` },
  xlsx: { mime: `${ooxml}.spreadsheetml.sheet` },
  pptx: { mime: `${ooxml}.presentationml.presentation` },
  odt: { mime: `${odf}.text` },
  ods: { mime: `${odf}.spreadsheet` },
  odp: { mime: `${odf}.presentation` },
  txt: { mime: 'text/plain' },
  csv: { mime: 'text/csv', alsoMime: ['application/vnd.ms-excel', 'text/plain'] },
} as const satisfies Record<string, FileType>

export type Extension = keyof typeof fileTypes

export const imageExtensions = ['png', 'jpg', 'jpeg', 'bmp', 'gif', 'svg', 'webp'] as const satisfies Extension[]
export const videoExtensions = ['mp4', 'mov', 'avi'] as const satisfies Extension[]
/** What a post takes. */
export const mediaExtensions = ['jpg', 'jpeg', 'png', 'bmp', 'gif', ...videoExtensions] as const satisfies Extension[]
export const documentExtensions = [
  'pdf',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'ods',
  'odp',
  'txt',
  'csv',
  'png',
  'jpg',
  'jpeg',
] as const satisfies Extension[]

const allowed: Record<FileGroup, ReadonlyMap<string, FileKind>> = {
  image: new Map<string, FileKind>([
    ...imageExtensions.map((extension) => [extension, 'IMAGE'] as const),
    ...videoExtensions.map((extension) => [extension, 'VIDEO'] as const),
  ]),
  document: new Map(documentExtensions.map((extension) => [extension, 'DOCUMENT'] as const)),
}

export const kindsOf: Record<FileGroup, readonly FileKind[]> = { image: ['IMAGE', 'VIDEO'], document: ['DOCUMENT'] }

/** Only what follows the last dot counts: that is what a person's computer goes by. */
export function extensionOf(fileName: string): string {
  const at = fileName.lastIndexOf('.')
  return at < 0 ? '' : fileName.slice(at + 1).toLowerCase()
}

export interface Allowed {
  kind: FileKind
  extension: Extension
  mime: string
}

/** May this name go through this call? Null: its type is not on the list. */
export function allowedType(group: FileGroup, fileName: string): Allowed | null {
  const extension = extensionOf(fileName)
  const kind = allowed[group].get(extension)
  return kind ? { kind, extension: extension as Extension, mime: fileTypes[extension as Extension].mime } : null
}

export function isTypeOf(extension: Extension, mimeType: string): boolean {
  const type: FileType = fileTypes[extension]
  const stated = mimeType.toLowerCase()
  return type.mime === stated || (type.alsoMime?.includes(stated) ?? false)
}

/** Sizes a picture is kept in, longest side in pixels; a smaller picture is never enlarged. */
export const imageVariants = { thumb: 240, card: 800, full: 1920 } as const
export type ImageVariant = keyof typeof imageVariants
