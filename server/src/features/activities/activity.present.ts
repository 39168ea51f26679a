// Rows → contract shapes.
import { shownFields } from '@werkplatz/contract/activities/field-schemas.ts'
import {
  activityFieldNames,
  columnOf,
  type ActivityColumns,
  type ActivityFieldName,
  type ActivityValues,
} from '@werkplatz/contract/activities/fields.ts'
import type { ActivityLocation, ActivityDecider, ActivityForm } from '@werkplatz/contract/activities/form-schemas.ts'
import type {
  ActivityCard,
  ActivityHit,
  ActivityPage,
  ActivityRow,
  FeaturedActivity,
  LatestActivity,
} from '@werkplatz/contract/activities/list-schemas.ts'
import type { ActivityCan, ActivityDetails, WorkSector } from '@werkplatz/contract/activities/schemas.ts'
import { activityStatus, type ActivityStatus, type ActivityVerb } from '@werkplatz/contract/activities/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import { hasBit } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import { presentPage, type FoundPage } from '../../access/page.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { presentChanges } from '../activity-review/changes.present.ts'
import type { VersionsRow } from '../activity-review/version.queries.ts'
import { pictureUrl, presentDocument, presentImage, type AttachedFile } from '../files/file.present.ts'
import { wideningNeedsReview } from './activity-content.ts'
import { menuActions } from './activity-parts.queries.ts'
import type { ActivityDetailsRow, LocationRow } from './activity.queries.ts'
import { applyBlocker } from './apply-blocker.ts'
import type { CardRow } from './read/activity-home.queries.ts'
import type { ActivityListRow } from './read/activity-list.queries.ts'

interface MenuFacts {
  status: ActivityStatus
  is_visible: boolean
  is_featured: boolean
  reserved: number
  may: number
}

/** A button is offered when the rule allows it and the status does. */
function presentCan({ status, is_visible: isVisible, is_featured: isFeatured, reserved, may }: MenuFacts): ActivityCan {
  const allowed = (action: (typeof menuActions)[number]) => hasBit(menuActions, may, action)
  const isLegal = (verb: ActivityVerb) => 'to' in nextStatus(activityStatus, status, verb)
  const canFeature = allowed('activity.feature') && status === 'PUBLISHED'
  return {
    edit: allowed('activity.edit'),
    submit: allowed('activity.submit') && isLegal('submit'),
    review: allowed('activity.review') && isLegal('approve'),
    publish: allowed('activity.publish') && isLegal('publish'),
    archive: allowed('activity.archive') && isLegal('archive'),
    restore: allowed('activity.restore') && isLegal('restore'),
    delete: allowed('activity.delete') && reserved === 0,
    feature: canFeature && !isFeatured,
    unfeature: canFeature && isFeatured,
    bookmark: allowed('activity.bookmark'),
    share: isVisible,
    report: allowed('activity.report'),
  }
}

const presentRow = (addresses: StorageAddresses, row: ActivityListRow & { id: string }): ActivityRow => ({
  activityId: row.id,
  status: row.status,
  title: row.title,
  authorId: row.author_id,
  author: `${row.author_first} ${row.author_last}`,
  authorImage: pictureUrl(addresses, row.author_picture),
  company: row.company,
  workSectorName: row.work_sector,
  department: row.department,
  type: row.type,
  isFeatured: row.is_featured,
  isPriority: row.is_priority,
  dateModified: row.date_modified.toISOString(),
  isPublic: row.is_public,
  isBookmarked: row.is_bookmarked,
  location: row.location,
  dateStart: row.date_start,
  duration: row.duration,
  slots: row.slots,
  reserved: row.reserved,
  datePublished: row.date_published?.toISOString() ?? null,
  image: pictureUrl(addresses, row.picture ?? null),
  companyImage: pictureUrl(addresses, row.company_picture ?? null),
  can: presentCan(row),
})

const isRow = (row: ActivityListRow): row is ActivityListRow & { id: string } => row.id !== null

export const presentActivityPage = (
  addresses: StorageAddresses,
  page: FoundPage<ActivityListRow>,
  size: number,
): ActivityPage => presentPage({ ...page, rows: page.rows.filter(isRow) }, size, (row) => presentRow(addresses, row))

const presentReview = (review: ActivityDetailsRow['review']) =>
  review && { ...review, date: new Date(review.date).toISOString() }

export interface WithFiles {
  row: ActivityDetailsRow
  files: readonly AttachedFile[]
  /** Asked for only where the caller might review. */
  versions: VersionsRow | undefined
}

const imagesOf = (addresses: StorageAddresses, files: readonly AttachedFile[]) =>
  files.filter((file) => file.kind === 'IMAGE').map((file) => presentImage(addresses, file))
const documentsOf = (addresses: StorageAddresses, files: readonly AttachedFile[]) =>
  files.filter((file) => file.kind === 'DOCUMENT').map((file) => presentDocument(addresses, file))

const presentFields = <Name extends ActivityFieldName>(row: ActivityColumns, fields: readonly Name[]) =>
  Object.fromEntries(fields.map((name) => [name, row[columnOf(name) as keyof ActivityColumns]])) as Pick<
    ActivityValues,
    Name
  >

/** Who looks at it, and when: whether one can apply depends on both. */
export interface Looking {
  me: Member
  now: Date
}

export function presentDetails(
  addresses: StorageAddresses,
  { row, files, versions }: WithFiles,
  { me, now }: Looking,
): ActivityDetails {
  const blocker = applyBlocker(row, me, swissDay(now))
  const isReviewer = hasBit(menuActions, row.may, 'activity.review')
  return {
    activityId: row.id,
    ...presentFields(row, shownFields),
    activityType: row.type,
    activityStatus: row.status,
    isFeatured: row.is_featured,
    authorId: row.author_id,
    authorName: row.author,
    authorImage: pictureUrl(addresses, row.author_picture),
    authorProfileId: row.author_profile_id,
    companyId: row.company_id,
    companyName: row.company,
    companyImage: pictureUrl(addresses, row.company_picture),
    images: imagesOf(addresses, files),
    documents: documentsOf(addresses, files),
    reserved: row.reserved,
    workSectorName: row.work_sector,
    canApply: blocker === null,
    applyBlocker: blocker,
    isExternal: row.company_id !== me.companyId,
    isBookmarked: row.is_bookmarked,
    review: presentReview(row.review),
    changes: isReviewer && versions ? presentChanges(versions, me) : null,
    dateCreated: row.date_created.toISOString(),
    dateModified: row.date_modified.toISOString(),
    can: presentCan(row),
  }
}

/** With a single one the form names the person; where there is none, the platform decides. */
const presentDecider = ([first, second]: readonly { name: string }[]): ActivityDecider => {
  if (second) return { who: 'company', name: null }
  return first ? { who: 'colleague', name: first.name } : { who: 'platform', name: null }
}

export const presentForm = (
  addresses: StorageAddresses,
  { row, files }: WithFiles,
  deciders: readonly { name: string }[],
  me: Member,
): ActivityForm => ({
  id: row.id,
  ...presentFields(row, activityFieldNames),
  status: row.status,
  activityImages: imagesOf(addresses, files),
  activityDocuments: documentsOf(addresses, files),
  wideningNeedsReview: wideningNeedsReview(row, me),
  decider: presentDecider(deciders),
  review: presentReview(row.review),
  can: presentCan(row),
})

export const presentFeatured = (addresses: StorageAddresses, row: CardRow): FeaturedActivity => ({
  activityId: row.id,
  title: row.title,
  activityImage: pictureUrl(addresses, row.picture),
  companyImage: pictureUrl(addresses, row.company_picture),
  companyName: row.company,
  authorImage: pictureUrl(addresses, row.author_picture),
  authorName: row.author,
  authorProfileId: row.author_profile_id,
  location: row.location,
  workSectorName: row.work_sector,
  department: row.department,
  reserved: row.reserved,
  slots: row.slots,
  duration: row.duration,
  dateStart: row.date_start,
})

export const presentLatest = (addresses: StorageAddresses, row: CardRow): LatestActivity => ({
  id: row.id,
  title: row.title,
  image: pictureUrl(addresses, row.picture),
  author: row.author,
  // New is what is new on the marketplace, however long it lay in a drawer.
  dateCreated: row.date_published.toISOString(),
})

export const presentCard = (addresses: StorageAddresses, row: CardRow): ActivityCard => ({
  id: row.id,
  title: row.title,
  activityImage: pictureUrl(addresses, row.picture),
  authorName: row.author,
  companyImage: pictureUrl(addresses, row.company_picture),
  companyName: row.company,
})

export const presentLocation = (row: LocationRow, deciders: readonly { name: string }[]): ActivityLocation => ({
  location: row.location,
  workSectorId: row.work_sector_id,
  department: row.department,
  workload: row.workload,
  decider: presentDecider(deciders),
})

export const presentWorkSector = (row: { id: string; name: string }): WorkSector => ({
  workSectorId: row.id,
  workSectorName: row.name,
})

export const presentHit = (addresses: StorageAddresses, row: ActivityListRow): ActivityHit => ({
  id: row.id!,
  image: pictureUrl(addresses, row.author_picture),
  title: row.title,
  nameFirst: row.author_first,
  nameLast: row.author_last,
})
