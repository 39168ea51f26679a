// What an approval of an activity covers, and what has changed since.
import { z } from 'zod'

import { shapeOf, versionFields } from '../activities/field-schemas.ts'
import { Instant } from '../shared/shapes.ts'
import { reviewedFields } from './fields.ts'

/** An activity as it was approved, in words; of files their names. */
export const ActivityVersion = z.object({
  ...shapeOf(versionFields),
  workSectorName: z.string().nullable(),
  images: z.array(z.string()),
  documents: z.array(z.string()),
})
export type ActivityVersion = z.infer<typeof ActivityVersion>

/**
 * One thing that is no longer as it was approved. Parts in the order of reading; a text is told paragraph by paragraph.
 * Values are written plainly: a day as a day, a number in digits, yes and no as true and false; of a file its name.
 */
export const ActivityChange = z.object({
  field: z.enum(reviewedFields),
  /** Of the description, counted from 1. */
  paragraph: z.int().nullable(),
  parts: z.array(z.object({ text: z.string(), mark: z.enum(['same', 'old', 'new', 'moved']) })),
})
export type ActivityChange = z.infer<typeof ActivityChange>

/** What has changed since the last approval; only those who may review are told. */
export const ActivityChanges = z
  .object({
    date: Instant,
    reviewer: z.string(),
    /** The reader approved it. */
    isMine: z.boolean(),
    items: z.array(ActivityChange),
    approved: ActivityVersion,
  })
  .meta({ id: 'ActivityChanges' })
export type ActivityChanges = z.infer<typeof ActivityChanges>
