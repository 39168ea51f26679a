// Rows → contract shapes.
import type {
  ApprovalCan,
  ApprovalDetails,
  ApprovalPage,
  ApprovalRow,
} from '@werkplatz/contract/applications/schemas.ts'

import { hasBit } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import { presentPage, type FoundPage } from '../../access/page.ts'
import { pictureUrl } from '../files/file.present.ts'
import { presentClock, presentPause, presentTimeline } from './answer-clock.ts'
import type { Viewing } from './application.present.ts'
import { approvalActions, type ApprovalDetailsRow, type ApprovalListRow } from './read/approval-read.queries.ts'

function presentCan({ status, may, applicant_id: applicantId }: ApprovalListRow, me: Member): ApprovalCan {
  const allowed = (action: (typeof approvalActions)[number]) => hasBit(approvalActions, may, action)
  return {
    decide: allowed('approval.decide') && status === 'PENDING',
    delete: allowed('approval.delete') && status !== 'APPROVED',
    apply: applicantId === me.id && status === 'APPROVED',
  }
}

const presentRow = (row: ApprovalListRow, { addresses, me, now }: Viewing): ApprovalRow => ({
  id: row.id,
  applicantId: row.applicant_id,
  applicantName: row.applicant,
  activityId: row.activity_id,
  activityTitle: row.activity_title,
  approvalStatus: row.status,
  dateModified: row.date_modified.toISOString(),
  applicantImage: pictureUrl(addresses, row.applicant_picture),
  activityCompany: row.activity_company,
  clock: presentClock(row, now),
  pause: presentPause(row),
  can: presentCan(row, me),
})

export const presentApprovalPage = (page: FoundPage<ApprovalListRow>, size: number, viewing: Viewing): ApprovalPage =>
  presentPage(page, size, (row) => presentRow(row, viewing))

export const presentApproval = (row: ApprovalDetailsRow, { addresses, me, now }: Viewing): ApprovalDetails => ({
  id: row.id,
  activityId: row.activity_id,
  activityTitle: row.activity_title,
  applicantId: row.applicant_id,
  applicantName: row.applicant,
  applicantImage: pictureUrl(addresses, row.applicant_picture),
  applicantBanner: pictureUrl(addresses, row.banner),
  applicantSlogan: row.slogan,
  approvalStatus: row.status,
  dateModified: row.date_modified.toISOString(),
  comment: row.comment,
  applicantProfileId: row.applicant_profile_id,
  applicantNameFirst: row.applicant_first,
  applicantCompany: row.applicant_company,
  activityCompany: row.activity_company,
  isOwn: row.applicant_id === me.id,
  decidedBy: row.decided_by,
  reason: row.reason,
  dateStart: row.date_start,
  dateEnd: row.date_end,
  duration: row.duration,
  workload: row.workload,
  location: row.location,
  planned: row.planned,
  clock: presentClock(row, now),
  pause: presentPause(row),
  timeline: presentTimeline(row),
  can: presentCan(row, me),
})
