// What the form of an activity loads and sends, and what the reviewers answer.
import { z } from 'zod'

import { Document, Image } from '../files/schemas.ts'
import { Id, Instant, writtenText } from '../shared/shapes.ts'
import { formShape, shapeOf } from './field-schemas.ts'
import { activityFieldNames } from './fields.ts'
import { activityFieldLabels as labels } from './labels.ts'
import { activityLimits as limits } from './limits.ts'
import { ActivityCan, ActivityReview, ActivityStatus } from './schemas.ts'

const number = (max: number) => z.int().min(0).max(max)
const formFields = {
  ...formShape,
  images: z.array(z.strictObject({ id: Id, index: number(limits.images - 1) })).max(limits.images),
  documents: z.array(Id).max(limits.documents),
}

interface Dates {
  dateStart: string | null
  dateEnd: string | null
}
const datesInOrder = ({ dateStart, dateEnd }: Dates) => !dateStart || !dateEnd || dateStart <= dateEnd
const wrongOrder = { error: `«${labels.dateEnd}» darf nicht vor «${labels.dateStart}» liegen.`, path: ['dateEnd'] }
const oneSlotEach = ({ images }: { images: { index: number }[] }) =>
  new Set(images.map(({ index }) => index)).size === images.length
const sharedSlot = { error: 'Zwei Bilder stehen auf demselben Platz.', path: ['images'] }

/** A new activity is a draft or handed in; nothing else can be said by a client. */
export const NewActivity = z
  .strictObject({ id: z.null().optional(), ...formFields, activityStatus: z.enum(['DRAFT', 'PENDING']) })
  .refine(datesInOrder, wrongOrder)
  .refine(oneSlotEach, sharedSlot)
export type NewActivity = z.infer<typeof NewActivity>

/** An edit keeps the status: it names the one it was loaded with, or PENDING to hand a draft in with it. */
export const ChangedActivity = z
  .strictObject({ id: Id, ...formFields, activityStatus: ActivityStatus })
  .refine(datesInOrder, wrongOrder)
  .refine(oneSlotEach, sharedSlot)
export type ChangedActivity = z.infer<typeof ChangedActivity>

/** Who will decide on it: several people of the company, one of them by name, or the platform because nobody else may. */
export const ActivityDecider = z.object({
  who: z.enum(['company', 'colleague', 'platform']),
  name: z.string().nullable(),
})
export type ActivityDecider = z.infer<typeof ActivityDecider>

export const ActivityForm = z
  .object({
    id: Id,
    ...shapeOf(activityFieldNames),
    status: ActivityStatus,
    activityImages: z.array(Image),
    activityDocuments: z.array(Document),
    /** Not in the specification: making it public sends it to review again; the form says so before saving. */
    wideningNeedsReview: z.boolean(),
    decider: ActivityDecider,
    review: ActivityReview.nullable(),
    can: ActivityCan,
  })
  .meta({ id: 'ActivityForm' })
export type ActivityForm = z.infer<typeof ActivityForm>

export const ReviewActivity = z.strictObject({
  id: Id,
  status: z.enum(['APPROVED', 'REJECTED']),
  reviewMessage: writtenText(limits.reviewMessage).min(1),
  /** Not in the specification: the state the reviewer has read. One that was changed meanwhile is not decided on unseen. */
  dateModified: Instant.optional(),
})
export type ReviewActivity = z.infer<typeof ReviewActivity>

export const ActivityLocation = z
  .object({
    location: z.string(),
    workSectorId: Id.nullable(),
    department: z.string(),
    workload: z.int(),
    /** Not in the specification: who would decide on a new one of the caller. */
    decider: ActivityDecider,
  })
  .meta({ id: 'ActivityLocation' })
export type ActivityLocation = z.infer<typeof ActivityLocation>
