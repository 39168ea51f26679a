import { z } from 'zod'

import { Id } from '../shared/shapes.ts'
import { fileTypes, sizeLimits } from './kinds.ts'

const types = Object.values(fileTypes).map((type) => type.mime)
const largest = Math.max(...Object.values(sizeLimits))

const FileName = z
  .string()
  .min(1)
  .max(255)
  .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name) && name.trim() !== '', 'Der Dateiname enthält unerlaubte Zeichen.')
  .meta({
    examples: [
      'Werkstatt.jpg',
      'Zürich 🔧.png',
      '../../etc/passwd.png',
      'lebenslauf.pdf',
      'film.mp4',
      'x.exe',
      'ohne-endung',
    ],
  })

const MimeType = z
  .string()
  .max(150)
  .regex(/^[\w.+-]+\/[\w.+-]+$/, 'Der Dateityp ist nicht gültig.')
  .meta({ examples: [...types, 'text/html', 'image/x-ms-bmp'] })

const FileSize = z.int().min(1).max(largest, 'Diese Datei ist zu gross.')

export const SlotRequest = z.strictObject({
  fileName: FileName,
  mimeType: MimeType,
  /** Ours, optional: when stated, the address takes exactly so many bytes. */
  fileSizeInBytes: FileSize.optional(),
})

export const Slot = z.object({ id: Id, uploadUrl: z.string() }).meta({ id: 'UploadSlot' })
export type Slot = z.infer<typeof Slot>

export const ValidateRequest = z.strictObject({ id: Id, fileSizeInBytes: FileSize, mimeType: MimeType })

const fileShape = { id: Id, name: z.string(), mimeType: z.string(), signedUrl: z.string() }

/** A picture or a video. The other sizes are ours; where absent `signedUrl` is the only one. */
export const Image = z
  .object({
    ...fileShape,
    index: z.int(),
    thumbUrl: z.string().optional(),
    cardUrl: z.string().optional(),
    width: z.int().optional(),
    height: z.int().optional(),
  })
  .meta({ id: 'Image' })
export type Image = z.infer<typeof Image>

export const Document = z.object({ ...fileShape, size: z.int().optional() }).meta({ id: 'Document' })
export type Document = z.infer<typeof Document>

export const ImageTemplate = z
  .object({ id: Id, name: z.string(), signedUrl: z.string(), alt: z.string().optional() })
  .meta({ id: 'ImageTemplate' })
export type ImageTemplate = z.infer<typeof ImageTemplate>

/** Null: the person has no avatar yet. */
export const Avatar = z.object({ signedUrl: z.string().nullable() }).meta({ id: 'Avatar' })
export type Avatar = z.infer<typeof Avatar>

/** Ours, optional: what this form uploaded. Without a list only files older than an hour go, so that no other tab loses its own. */
export const CleanUp = z.strictObject({ ids: z.array(Id).max(100).optional() })
