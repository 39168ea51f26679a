// Activities of the demo world in all statuses, with their reviews and bookmarks.
import activitiesFile from '@werkplatz/content/demo/activities.json' with { type: 'json' }
import bookmarksFile from '@werkplatz/content/demo/bookmarks.json' with { type: 'json' }
import { resolveDate, type DemoActivity, type DemoBookmark } from '@werkplatz/content/types.ts'

import type { Tx } from '../db/handles.ts'
import { daysBetween } from '../features/activities/activity-content.ts'
import { insertWords } from '../features/activities/read/activity-search.queries.ts'
import { keepApprovedVersion } from '../features/activity-review/version.queries.ts'
import { attachFile } from '../features/files/file.queries.ts'
import { findTemplates, insertTemplateCopy } from '../features/files/template.queries.ts'
import { swissDay } from '../lib/swiss-day.ts'
import { demoId } from './demo-id.ts'
import { attachDocuments } from './documents.ts'

const activities = activitiesFile.activities as unknown as DemoActivity[]
const bookmarks = bookmarksFile.bookmarks as unknown as DemoBookmark[]

const day = (offset: DemoActivity['dateStart']) => (offset ? swissDay(resolveDate(offset)) : null)
function durationOf({ dateStart, dateEnd, duration }: DemoActivity): number | null {
  const [start, end] = [day(dateStart), day(dateEnd)]
  return start && end ? daysBetween(start, end) : duration
}
const wasPublished = ({ activityStatus }: DemoActivity) => ['PUBLISHED', 'ONGOING', 'ARCHIVED'].includes(activityStatus)

export async function loadActivities(tx: Tx) {
  for (const activity of activities) {
    const id = demoId(activity.activityId)
    const modified = resolveDate(activity.dateModified)
    const inserted = await tx
      .insertInto('activity')
      .values({
        id,
        company_id: demoId(activity.companyId),
        author_id: demoId(activity.authorId),
        status: activity.activityStatus,
        title: activity.title,
        description: activity.description,
        location: activity.location,
        work_sector_id: demoId(activity.workSectorId),
        department: activity.department,
        date_start: day(activity.dateStart),
        date_end: day(activity.dateEnd),
        duration: durationOf(activity),
        slots: activity.slots,
        reserved: activity.reserved,
        workload: activity.workload,
        is_priority: activity.isPriority,
        is_public: activity.isPublic,
        featured_at: activity.isFeatured && activity.activityStatus === 'PUBLISHED' ? modified : null,
        date_published: wasPublished(activity) ? modified : null,
        date_created: resolveDate(activity.dateCreated),
        date_modified: modified,
      })
      .onConflict((oc) => oc.doNothing())
      .returning('id')
      .execute()
    if (inserted.length === 0) continue
    await insertWords(tx, id)
    await loadCovers(tx, id, activity)
    await attachDocuments(tx, { resource: 'activity', id, key: activity.activityId }, activity)
    if (activity.review) await loadReview(tx, id, activity.review)
  }
}

/** The same as choosing a template in the form. */
async function loadCovers(tx: Tx, id: string, { imageTemplateIds, authorId, companyId }: DemoActivity) {
  const owner = { id: demoId(authorId), companyId: demoId(companyId) }
  const templates = await findTemplates(tx, imageTemplateIds.map(demoId))
  for (const [position, key] of imageTemplateIds.entries()) {
    const template = templates.find((one) => one.id === demoId(key))
    if (!template) continue
    const file = await insertTemplateCopy(tx, template, owner, `template/${id}/${position}`)
    await attachFile(tx, file.id, { resource: 'activity', id }, position)
  }
}

async function loadReview(tx: Tx, activityId: string, review: NonNullable<DemoActivity['review']>) {
  await tx
    .insertInto('activity_review')
    .values({
      activity_id: activityId,
      reviewer_id: demoId(review.reviewerId),
      decision: review.decision,
      message: review.reviewMessage,
      date_created: resolveDate(review.date),
    })
    .execute()
  if (review.decision === 'APPROVED')
    await keepApprovedVersion(tx, activityId, demoId(review.reviewerId), resolveDate(review.date))
}

export async function loadBookmarks(tx: Tx) {
  for (const bookmark of bookmarks) {
    await tx
      .insertInto('bookmark')
      .values({
        person_id: demoId(bookmark.userId),
        activity_id: demoId(bookmark.targetId),
        date_created: resolveDate(bookmark.dateCreated),
      })
      .onConflict((oc) => oc.doNothing())
      .execute()
  }
}
