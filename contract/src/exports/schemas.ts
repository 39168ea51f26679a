import { z } from 'zod'

import { Id, Instant } from '../shared/shapes.ts'
import { exportStatus } from './status.ts'

/** ACTIVITIES: what the company has in review or on the marketplace, as a table and one PDF each. */
export const exportKinds = ['ACTIVITIES'] as const
export const ExportKind = z.enum(exportKinds)
export type ExportKind = z.infer<typeof ExportKind>

export const NewExport = z.strictObject({ kind: ExportKind })

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
  })
  .meta({ id: 'Export' })
export type Export = z.infer<typeof Export>

/** An address of the object store, good for five minutes; a fresh one can be had as long as the export is kept. */
export const ExportAddress = z.object({ signedUrl: z.string(), fileName: z.string() }).meta({ id: 'ExportAddress' })
