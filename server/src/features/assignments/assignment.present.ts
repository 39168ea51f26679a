// Rows → contract shapes.
import type {
  AssignmentCan,
  AssignmentDetails,
  AssignmentForm,
  AssignmentPrefill,
  InForce,
} from '@werkplatz/contract/assignments/schemas.ts'
import { assignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import { hasBit } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import { assignmentActions, type AssignmentDetailsRow, type PrefillRow } from './assignment.queries.ts'

/** What presenting needs besides the row. */
export interface Viewing {
  me: Member
  /** In Switzerland. */
  today: string
}

/** A button is offered when the rule allows it and the status does. */
function presentCan(row: AssignmentDetailsRow, { me, today }: Viewing): AssignmentCan {
  const { status, may } = row
  const allowed = (action: (typeof assignmentActions)[number]) => hasBit(assignmentActions, may, action)
  const isOwn = row.author_id === me.id
  const isRepeatable = isOwn && row.approved_end !== null && allowed('assignment.create')
  return {
    edit: allowed('assignment.edit'),
    submit: allowed('assignment.submit') && 'to' in nextStatus(assignmentStatus, status, 'submit'),
    review: allowed('assignment.review') && status === 'PENDING',
    delete: allowed('assignment.delete') && row.approved_at === null,
    report: allowed('assignment.report'),
    extend: isRepeatable && row.approved_end! >= today,
    repeat: isRepeatable,
    message: !isOwn,
    mail: !isOwn && row.author_mail !== null,
    evaluate: row.has_evaluation,
    sendLink: allowed('assignment.sendLink') && row.approved_at !== null && row.contact_id === null,
  }
}

const presentInForce = (row: AssignmentDetailsRow): InForce | null =>
  row.approved_start !== null && row.approved_end !== null && row.approved_workload !== null
    ? { dateStart: row.approved_start, dateEnd: row.approved_end, workload: row.approved_workload }
    : null

export const presentAssignment = (
  addresses: StorageAddresses,
  row: AssignmentDetailsRow,
  viewing: Viewing,
): AssignmentDetails => ({
  assignmentId: row.id,
  title: row.title,
  description: row.description,
  authorId: row.author_id,
  authorNameFirst: row.author_first,
  authorNameLast: row.author_last,
  authorSlogan: row.slogan,
  authorImage: pictureUrl(addresses, row.author_picture),
  authorBanner: pictureUrl(addresses, row.banner),
  authorEmail: row.author_mail,
  profileId: row.profile_id,
  activityId: row.activity_id,
  dateStart: row.date_start,
  dateEnd: row.date_end,
  workload: row.workload,
  workSectorName: row.work_sector,
  department: row.department,
  location: row.location,
  contactId: row.contact_id,
  contactNameFirst: row.contact_first,
  contactNameLast: row.contact_id && row.contact_last,
  contact: row.contact,
  assignmentStatus: row.status,
  assignmentType: row.type,
  activityTitle: row.activity_title,
  applicationId: row.application_id,
  dateModified: row.date_modified.toISOString(),
  isOwn: row.author_id === viewing.me.id,
  authorProfession: row.profession,
  waitingSince: row.status === 'PENDING' && row.submitted_at ? row.submitted_at.toISOString() : null,
  review: row.review && { ...row.review, date: new Date(row.review.date).toISOString() },
  inForce: presentInForce(row),
  openFrom: row.open_from,
  can: presentCan(row, viewing),
})

/** What is written about the work, in a form and in a prefilled one. */
const presentContent = (row: AssignmentDetailsRow | PrefillRow) => ({
  activityId: row.activity_id,
  title: row.title,
  description: row.description,
  location: row.location,
  workSectorId: row.work_sector_id,
  department: row.department,
  dateStart: row.date_start,
  dateEnd: row.date_end,
  workload: row.workload,
})

export const presentAssignmentForm = (row: AssignmentDetailsRow, viewing: Viewing): AssignmentForm => ({
  assignmentId: row.id,
  ...presentContent(row),
  contactId: row.contact_id,
  contact: row.contact,
  contactEmail: row.contact_email,
  activityTitle: row.activity_title,
  contactName: row.contact_id && `${row.contact_first} ${row.contact_last}`,
  assignmentStatus: row.status,
  applicationId: row.application_id,
  isOwn: row.author_id === viewing.me.id,
  savingNeedsReview: row.status === 'APPROVED' && row.author_id === viewing.me.id,
  isContactFrozen: row.approved_at !== null && row.author_id === viewing.me.id,
  can: presentCan(row, viewing),
})

/** Somebody who has left is named, but no longer the contact person in the system. */
export const presentPrefill = (row: PrefillRow): AssignmentPrefill => ({
  applicationId: row.application_id,
  assignmentId: row.assignment_id,
  ...presentContent(row),
  contactId: row.is_contact_active ? row.contact_id : null,
  contact: row.is_contact_active ? '' : row.contact_name,
  contactEmail: null,
  activityTitle: row.title,
  contactName: row.is_contact_active ? row.contact_name : null,
  assignmentStatus: 'DRAFT',
})
