// Activities in lists, on cards and in searches.
import { z } from 'zod'

import { Day, Id, Instant, pageOf, PageQuery, writtenText } from '../shared/shapes.ts'
import { ActivityCan, ActivityStatus, ActivityType } from './schemas.ts'

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

const oneOrMore = <S extends z.ZodType>(one: S) => z.union([one, z.array(one).min(1).max(20)]).optional()
/** What the market narrows a list by; ours, all of them optional (docs/decisions/0051). A repeated name is a choice of several. */
const narrowing = {
  type: ActivityType.optional(),
  workSectorId: oneOrMore(Id),
  location: oneOrMore(writtenText(120).min(1)),
  start: z.enum(activityStarts).optional(),
  onlyFree: z.literal('true').optional(),
}
export type ActivityNarrowing = keyof typeof narrowing
export const activityNarrowings = Object.keys(narrowing) as ActivityNarrowing[]

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
const leftWithout = Object.fromEntries(activityNarrowings.map((name) => [name, left])) as Record<
  ActivityNarrowing,
  typeof left
>
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
    without: z.object(leftWithout),
    total: left,
    /** Only the newest were looked at: there may be more of each. */
    isCapped: z.boolean(),
  })
  .meta({ id: 'ActivityChoices' })
export type ActivityChoices = z.infer<typeof ActivityChoices>

/** How many activities stand behind each filter the caller has. */
export const ActivityCounts = z.partialRecord(ActivityFilter, z.int()).meta({ id: 'ActivityCounts' })
export type ActivityCounts = z.infer<typeof ActivityCounts>

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
