// What the form of an activity loads and sends, and what the reviewers answer.
import { z } from 'zod'

import { Document, Image } from '../files/schemas.ts'
import { Day, Id, Instant, writtenText } from '../shared/shapes.ts'
import { activityFieldLabels as labels } from './labels.ts'
import { activityLimits as limits } from './limits.ts'
import { ActivityCan, ActivityReview, ActivityStatus, ActivityType } from './schemas.ts'

const number = (max: number) => z.int().min(0).max(max)
const formFields = {
  title: writtenText(limits.title).min(1),
  description: writtenText(limits.description),
  location: writtenText(limits.location),
  workSectorId: Id.nullable(),
  department: writtenText(limits.department),
  dateStart: Day.nullable().default(null),
  dateEnd: Day.nullable().default(null),
  /** Not in the specification: what the author chose. A project that has no dates yet counts as a task, and the form shows it as a project. */
  meantAs: ActivityType.nullable().default(null),
  /** Derived when both dates are set, whatever is sent. */
  duration: number(limits.duration).nullable().default(null),
  slots: number(limits.slots),
  workload: number(limits.workload).default(100),
  isPriority: z.boolean(),
  isPublic: z.boolean(),
  /** Not in the specification: one can apply to a project that has started. */
  isJoinableAnytime: z.boolean().default(false),
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
    title: z.string(),
    description: z.string(),
    location: z.string(),
    workSectorId: Id.nullable(),
    department: z.string(),
    dateStart: Day.nullable(),
    dateEnd: Day.nullable(),
    meantAs: ActivityType.nullable(),
    duration: z.int().nullable(),
    slots: z.int(),
    workload: z.int(),
    isPriority: z.boolean(),
    isPublic: z.boolean(),
    isJoinableAnytime: z.boolean(),
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
