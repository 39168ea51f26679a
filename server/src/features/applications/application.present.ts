// Rows → contract shapes.
import type {
  ApplicationActivity,
  ApplicationCan,
  ApplicationDetails,
  ApplicationPage,
  ApplicationRow,
  ApplicationTabs,
  TabCount,
} from '@werkplatz/contract/applications/schemas.ts'
import { applicationStatus } from '@werkplatz/contract/applications/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import { hasBit } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import { presentPage, type FoundPage } from '../../access/page.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { presentDetails as presentActivity, type WithFiles } from '../activities/activity.present.ts'
import { pictureUrl, presentDocument, type AttachedFile } from '../files/file.present.ts'
import { isOpen, presentClock, presentPause, presentTimeline } from './answer-clock.ts'
import {
  applicationActions,
  type ApplicationDetailsRow,
  type ApplicationListRow,
  type OwnRows,
} from './read/application-read.queries.ts'
import type { TabCountRow } from './read/tab-counts.queries.ts'

/** What presenting needs besides the rows. */
export interface Viewing {
  addresses: StorageAddresses
  me: Member
  now: Date
}

/** A button is offered when the rule allows it and the status does. */
function presentCan(row: ApplicationListRow, me: Member): ApplicationCan {
  const { status, may } = row
  const allowed = (action: (typeof applicationActions)[number]) => hasBit(applicationActions, may, action)
  const isOwn = row.author_id === me.id
  return {
    edit: allowed('application.edit') && status !== 'PENDING',
    send: allowed('application.send') && 'to' in nextStatus(applicationStatus, status, 'send'),
    review: allowed('application.review') && status === 'PENDING',
    accept: allowed('application.review') && status === 'PENDING' && isOpen(row.activity_status),
    delete: allowed('application.delete'),
    message: !isOwn,
    mail: !isOwn && row.author_mail !== null,
    createAssignment: allowed('application.assign') && status === 'APPROVED' && row.assignment_id === null,
  }
}

const presentRow = (row: ApplicationListRow, { addresses, me, now }: Viewing): ApplicationRow => ({
  id: row.id,
  profileId: row.profile_id,
  author: row.author,
  title: row.title,
  status: row.status,
  dateModified: row.date_modified.toISOString(),
  authorImage: pictureUrl(addresses, row.author_picture),
  activityId: row.activity_id,
  activityTitle: row.activity_title,
  activityAuthor: row.activity_author,
  activityCompany: row.activity_company,
  clock: presentClock(row, now),
  pause: presentPause(row),
  can: presentCan(row, me),
})

export const presentApplicationPage = (
  page: FoundPage<ApplicationListRow>,
  size: number,
  viewing: Viewing,
): ApplicationPage => presentPage(page, size, (row) => presentRow(row, viewing))

export function presentTabs(rows: readonly TabCountRow[]): ApplicationTabs {
  const of = (tab: TabCountRow['tab']): TabCount => {
    const row = rows.find((one) => one.tab === tab)
    return {
      total: row?.total ?? 0,
      waiting: row?.waiting ?? 0,
      waitingSince: row?.waiting_since?.toISOString() ?? null,
    }
  }
  return { own: of('own'), received: of('received'), external: of('external') }
}

/** Once it is sent again, what was decided before is no longer where it stands. */
function timelineOf(row: ApplicationDetailsRow) {
  const isDecided = row.status === 'APPROVED' || row.status === 'REJECTED'
  const review = isDecided ? row.review : null
  return presentTimeline({
    ...row,
    decided_at: review && new Date(review.date),
    decided_by: review && review.reviewer,
  })
}

export const presentDetails = (
  { row, files }: { row: ApplicationDetailsRow; files: readonly AttachedFile[] },
  { addresses, me, now }: Viewing,
): ApplicationDetails => ({
  id: row.id,
  title: row.title,
  body: row.body,
  applicationStatus: row.status,
  documents: files.map((file) => presentDocument(addresses, file)),
  activityId: row.activity_id,
  authorId: row.author_id,
  authorProfileId: row.profile_id,
  authorName: row.author,
  authorImage: pictureUrl(addresses, row.author_picture),
  authorBanner: pictureUrl(addresses, row.banner),
  authorMail: row.author_mail,
  slogan: row.slogan,
  activityAuthorId: row.activity_author_id,
  dateModified: row.date_modified.toISOString(),
  profileId: row.profile_id,
  authorNameFirst: row.author_first,
  authorCompany: row.author_company,
  activityTitle: row.activity_title,
  activityAuthorName: row.activity_author,
  activityCompany: row.activity_company,
  isExternal: row.is_external,
  isOwn: row.author_id === me.id,
  review: row.review && { ...row.review, date: new Date(row.review.date).toISOString() },
  clock: presentClock(row, now),
  pause: presentPause(row),
  timeline: timelineOf(row),
  assignmentId: row.assignment_id,
  can: presentCan(row, me),
})

/** The activity beside the form: what its own page says, shortened. */
export function presentApplicationActivity(
  activity: WithFiles,
  own: OwnRows,
  { addresses, me, now }: Viewing,
): ApplicationActivity {
  const shown = presentActivity(addresses, activity, { me, now })
  const [image] = shown.images
  return {
    id: shown.activityId,
    title: shown.title,
    description: shown.description,
    activityImage: image ? (image.cardUrl ?? image.signedUrl) : null,
    authorProfileId: shown.authorProfileId,
    authorImage: shown.authorImage,
    authorName: shown.authorName,
    companyName: shown.companyName,
    isExternal: shown.isExternal,
    canApply: shown.canApply,
    applyBlocker: shown.applyBlocker,
    ownApplication:
      own.application_id && own.application_status ? { id: own.application_id, status: own.application_status } : null,
    externalRequest:
      own.approval_id && own.approval_status ? { id: own.approval_id, status: own.approval_status } : null,
    toAnswer: own.to_answer,
  }
}
