// One activity, as its page shows it.
import { z } from 'zod'

import { ActivityChanges } from '../activity-review/schemas.ts'
import { Document, Image } from '../files/schemas.ts'
import { Id, Instant } from '../shared/shapes.ts'
import { shapeOf, shownFields } from './field-schemas.ts'
import { activityStatus } from './status.ts'

export const ActivityStatus = z.enum(activityStatus.statuses)
/** Derived: both dates make a project, everything else is a task. */
export const ActivityType = z.enum(['PROJECT', 'TASK'])
export type ActivityType = z.infer<typeof ActivityType>

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
    ...shapeOf(shownFields),
    activityType: ActivityType,
    activityStatus: ActivityStatus,
    isFeatured: z.boolean(),
    authorId: Id,
    authorName: z.string(),
    authorImage: z.string().nullable(),
    authorProfileId: Id,
    companyId: Id,
    companyName: z.string(),
    companyImage: z.string().nullable(),
    images: z.array(Image),
    documents: z.array(Document),
    reserved: z.int(),
    workSectorName: z.string().nullable(),
    canApply: z.boolean(),
    /** Ours, from here on. */
    applyBlocker: ApplyBlocker.nullable(),
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

export const WorkSector = z.object({ workSectorId: Id, workSectorName: z.string() }).meta({ id: 'WorkSector' })
export type WorkSector = z.infer<typeof WorkSector>
