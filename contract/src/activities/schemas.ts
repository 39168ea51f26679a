import { z } from 'zod'

import { ActivityChanges } from '../activity-review/schemas.ts'
import { Document, Image } from '../files/schemas.ts'
import { Day, Id, Instant, pageOf, PageQuery, writtenText } from '../shared/shapes.ts'
import { activityFieldLabels as labels } from './labels.ts'
import { activityLimits as limits } from './limits.ts'
import { activityStatus } from './status.ts'

export const ActivityStatus = z.enum(activityStatus.statuses)
/** Derived: both dates make a project, everything else is a task. */
export const ActivityType = z.enum(['PROJECT', 'TASK'])
export type ActivityType = z.infer<typeof ActivityType>

export const activityFilters = [
  'OPEN',
  'ONGOING',
  'ARCHIVED',
  'ALL',
  'BOOKMARKED',
  'OWN',
  'APPROVE',
  'EXTERNAL',
] as const
export const ActivityFilter = z.enum(activityFilters)
export type ActivityFilter = z.infer<typeof ActivityFilter>

export const activitySorts = ['STARTS_SOON', 'NEWEST', 'FEW_PLACES'] as const
export type ActivitySort = (typeof activitySorts)[number]
/** Within 14 days, until the end of the month, after both, without a date. */
export const activityStarts = ['TWO_WEEKS', 'THIS_MONTH', 'LATER', 'ANYTIME'] as const
export type ActivityStart = (typeof activityStarts)[number]

/** What the market narrows a list by; ours, all of them optional (docs/decisions/0051). A repeated name is a choice of several. */
const oneOrMore = <S extends z.ZodType>(one: S) => z.union([one, z.array(one).min(1).max(20)]).optional()
const narrowing = {
  type: ActivityType.optional(),
  workSectorId: oneOrMore(Id),
  location: oneOrMore(writtenText(120).min(1)),
  start: z.enum(activityStarts).optional(),
  onlyFree: z.literal('true').optional(),
}

const asked = {
  filter: ActivityFilter.default('OPEN'),
  /** An empty one asks for everything. */
  query: writtenText(200).default(''),
}

export const ActivityListQuery = z.strictObject({
  ...PageQuery.shape,
  ...asked,
  ...narrowing,
  /** Without one: newest change first, as specified. */
  sort: z.enum(activitySorts).optional(),
  /** Cards show pictures and logos; a table does without. */
  pictures: z.literal('true').optional(),
})
export type ActivityListQuery = z.infer<typeof ActivityListQuery>

export const ActivityChoicesQuery = z.strictObject({ ...asked, ...narrowing })
export type ActivityChoicesQuery = z.infer<typeof ActivityChoicesQuery>

const left = z.int()
/** How many activities each choice of a filter would leave, the other filters staying as they are. */
export const ActivityChoices = z
  .object({
    types: z.array(z.object({ type: ActivityType, left })),
    workSectors: z.array(z.object({ workSectorId: Id, workSectorName: z.string(), left })),
    /** The most frequent ones. */
    locations: z.array(z.object({ location: z.string(), left })),
    starts: z.array(z.object({ start: z.enum(activityStarts), left })),
    withFree: left,
    /** What is left when one filter is dropped. */
    without: z.object({ type: left, workSectorId: left, location: left, start: left, onlyFree: left }),
    total: left,
    /** Only the newest were looked at: there may be more of each. */
    isCapped: z.boolean(),
  })
  .meta({ id: 'ActivityChoices' })
export type ActivityChoices = z.infer<typeof ActivityChoices>

/** How many activities stand behind each filter the caller has. */
export const ActivityCounts = z.partialRecord(ActivityFilter, z.int()).meta({ id: 'ActivityCounts' })
export type ActivityCounts = z.infer<typeof ActivityCounts>

/** What the caller may do to this row, by rule and status alike. Buttons read this and nothing else. */
export const ActivityCan = z
  .object({
    edit: z.boolean(),
    submit: z.boolean(),
    review: z.boolean(),
    publish: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    delete: z.boolean(),
    feature: z.boolean(),
    unfeature: z.boolean(),
    bookmark: z.boolean(),
    /** Sharing, bookmark, apply banner and author card belong to what is on the marketplace. */
    share: z.boolean(),
    report: z.boolean(),
  })
  .meta({ id: 'ActivityCan' })
export type ActivityCan = z.infer<typeof ActivityCan>

export const ActivityRow = z
  .object({
    activityId: Id,
    status: ActivityStatus,
    title: z.string(),
    authorId: Id,
    author: z.string(),
    authorImage: z.string().nullable(),
    company: z.string(),
    /** Null only in an unfinished draft. */
    workSectorName: z.string().nullable(),
    department: z.string(),
    type: ActivityType,
    isFeatured: z.boolean(),
    isPriority: z.boolean(),
    dateModified: Instant,
    /** Not in the specification. */
    isPublic: z.boolean(),
    isBookmarked: z.boolean(),
    location: z.string(),
    dateStart: Day.nullable(),
    duration: z.int().nullable(),
    slots: z.int(),
    reserved: z.int(),
    /** When it came to the marketplace. */
    datePublished: Instant.nullable(),
    /** Null unless pictures were asked for. */
    image: z.string().nullable(),
    companyImage: z.string().nullable(),
    can: ActivityCan,
  })
  .meta({ id: 'ActivityRow' })
export type ActivityRow = z.infer<typeof ActivityRow>

export const ActivityPage = z
  .object({
    ...pageOf(ActivityRow).shape,
    /** Not in the specification: there are more than totalElements says («mehr als 1000»); only with a search text, a filter or an order. */
    isCapped: z.boolean(),
  })
  .meta({ id: 'ActivityPage' })
export type ActivityPage = z.infer<typeof ActivityPage>

/** Why one cannot apply; null: one can. */
export const applyBlockers = [
  'own',
  'not_open',
  'started',
  'full',
  'no_permission',
  'already_applied',
  'external_request_needed',
  'external_request_pending',
  'external_request_rejected',
] as const
export const ApplyBlocker = z.enum(applyBlockers)
export type ApplyBlocker = z.infer<typeof ApplyBlocker>

/** What the reviewers said last; only author and reviewers see it. */
export const ActivityReview = z.object({
  decision: z.enum(['APPROVED', 'REJECTED']),
  message: z.string(),
  reviewer: z.string(),
  date: Instant,
})
export type ActivityReview = z.infer<typeof ActivityReview>

export const ActivityDetails = z
  .object({
    activityId: Id,
    title: z.string(),
    description: z.string(),
    activityType: ActivityType,
    activityStatus: ActivityStatus,
    isFeatured: z.boolean(),
    isPriority: z.boolean(),
    authorId: Id,
    authorName: z.string(),
    authorImage: z.string().nullable(),
    authorProfileId: Id,
    companyId: Id,
    companyName: z.string(),
    companyImage: z.string().nullable(),
    images: z.array(Image),
    documents: z.array(Document),
    dateStart: Day.nullable(),
    dateEnd: Day.nullable(),
    duration: z.int().nullable(),
    slots: z.int(),
    reserved: z.int(),
    workload: z.int(),
    workSectorName: z.string().nullable(),
    department: z.string(),
    location: z.string(),
    canApply: z.boolean(),
    /** Ours, from here on. */
    applyBlocker: ApplyBlocker.nullable(),
    isPublic: z.boolean(),
    isJoinableAnytime: z.boolean(),
    isExternal: z.boolean(),
    isBookmarked: z.boolean(),
    review: ActivityReview.nullable(),
    changes: ActivityChanges.nullable(),
    dateCreated: Instant,
    dateModified: Instant,
    can: ActivityCan,
  })
  .meta({ id: 'ActivityDetails' })
export type ActivityDetails = z.infer<typeof ActivityDetails>

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

export const FeaturedActivity = z
  .object({
    activityId: Id,
    title: z.string(),
    activityImage: z.string().nullable(),
    companyImage: z.string().nullable(),
    companyName: z.string(),
    authorImage: z.string().nullable(),
    authorName: z.string(),
    authorProfileId: Id,
    location: z.string(),
    workSectorName: z.string().nullable(),
    department: z.string(),
    reserved: z.int(),
    slots: z.int(),
    duration: z.int().nullable(),
    dateStart: Day.nullable(),
  })
  .meta({ id: 'FeaturedActivity' })
export type FeaturedActivity = z.infer<typeof FeaturedActivity>

export const similarReasons = ['company', 'sector', 'place', 'startsSoon'] as const
/** Not in the specification: an open activity, and what it has in common with another one; null: nothing but being open. */
export const SimilarActivity = z
  .object({ ...FeaturedActivity.shape, activityType: ActivityType, reason: z.enum(similarReasons).nullable() })
  .meta({ id: 'SimilarActivity' })
export type SimilarActivity = z.infer<typeof SimilarActivity>

export const LatestActivity = z
  .object({ id: Id, title: z.string(), image: z.string().nullable(), author: z.string(), dateCreated: Instant })
  .meta({ id: 'LatestActivity' })
export type LatestActivity = z.infer<typeof LatestActivity>

export const ActivityCard = z
  .object({
    id: Id,
    title: z.string(),
    activityImage: z.string().nullable(),
    authorName: z.string(),
    companyImage: z.string().nullable(),
    companyName: z.string(),
  })
  .meta({ id: 'ActivityCard' })
export type ActivityCard = z.infer<typeof ActivityCard>

export const ActivityHit = z
  .object({ id: Id, image: z.string().nullable(), title: z.string(), nameFirst: z.string(), nameLast: z.string() })
  .meta({ id: 'ActivityHit' })
export type ActivityHit = z.infer<typeof ActivityHit>

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

export const WorkSector = z.object({ workSectorId: Id, workSectorName: z.string() }).meta({ id: 'WorkSector' })
export type WorkSector = z.infer<typeof WorkSector>
