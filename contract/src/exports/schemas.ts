import { z } from 'zod'

import { OwnPassword } from '../second-factor/schemas.ts'
import { Id, Instant } from '../shared/shapes.ts'
import { exportStatus } from './status.ts'

/**
 * ACTIVITIES: what the company has in review or on the marketplace, as a table and one PDF each.
 * APPRENTICES: the table of the company's apprentices, and the work history of each as a PDF.
 * MY_DATA: everything about the owner. FAREWELL: what an apprentice takes along at the end of the training.
 */
export const exportKinds = ['ACTIVITIES', 'APPRENTICES', 'MY_DATA', 'FAREWELL'] as const
export const ExportKind = z.enum(exportKinds)
export type ExportKind = z.infer<typeof ExportKind>

/** The other kinds ask for more, each by a call of its own. */
export const NewExport = z.strictObject({ kind: z.enum(['ACTIVITIES']) })

export const NewApprenticesExport = z.strictObject({
  /** Needed unless the caller has signed in within the last five minutes. */
  password: OwnPassword.optional(),
  /** Only those whose supervisor the caller is. */
  mine: z.boolean().default(false),
})

/** One of them instead of all. */
export const ExportQuery = z.strictObject({ id: Id.optional() })

export const Export = z
  .object({
    id: Id,
    kind: ExportKind,
    status: z.enum(exportStatus.statuses),
    /** How many pieces are written, of how many; null: not counted yet. */
    done: z.int(),
    total: z.int().nullable(),
    /** Null until it is ready. */
    size: z.int().nullable(),
    dateCreated: Instant,
    dateExpires: Instant.nullable(),
    /** When it is ready: an address of the file, good for five minutes. */
    signedUrl: z.string().nullable(),
  })
  .meta({ id: 'Export' })
export type Export = z.infer<typeof Export>

/** An address of the object store, good for five minutes; a fresh one can be had as long as the export is kept. */
export const ExportAddress = z.object({ signedUrl: z.string(), fileName: z.string() }).meta({ id: 'ExportAddress' })
