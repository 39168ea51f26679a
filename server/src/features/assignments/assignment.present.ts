// Rows → contract shapes.
import type {
  AssignmentCan,
  AssignmentDetails,
  AssignmentForm,
  AssignmentPrefill,
} from '@werkplatz/contract/assignments/schemas.ts'
import { assignmentStatus } from '@werkplatz/contract/assignments/status.ts'
import { nextStatus } from '@werkplatz/contract/shared/status.ts'

import { hasBit } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import { assignmentActions, type AssignmentDetailsRow, type PrefillRow } from './assignment.queries.ts'

function presentCan({ status, may }: AssignmentDetailsRow): AssignmentCan {
  const allowed = (action: (typeof assignmentActions)[number]) => hasBit(assignmentActions, may, action)
  return {
    edit: allowed('assignment.edit'),
    submit: allowed('assignment.submit') && 'to' in nextStatus(assignmentStatus, status, 'submit'),
  }
}

export const presentAssignment = (addresses: StorageAddresses, row: AssignmentDetailsRow): AssignmentDetails => ({
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
  can: presentCan(row),
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

export const presentAssignmentForm = (row: AssignmentDetailsRow, me: Member): AssignmentForm => ({
  assignmentId: row.id,
  ...presentContent(row),
  contactId: row.contact_id,
  contact: row.contact,
  activityTitle: row.activity_title,
  contactName: row.contact_id && `${row.contact_first} ${row.contact_last}`,
  assignmentStatus: row.status,
  applicationId: row.application_id,
  savingNeedsReview: row.status === 'APPROVED' && row.author_id === me.id,
  can: presentCan(row),
})

/** Somebody who has left is named, but no longer the contact person in the system. */
export const presentPrefill = (row: PrefillRow): AssignmentPrefill => ({
  applicationId: row.application_id,
  assignmentId: row.assignment_id,
  ...presentContent(row),
  contactId: row.is_contact_active ? row.contact_id : null,
  contact: row.is_contact_active ? '' : row.contact_name,
  activityTitle: row.title,
  contactName: row.is_contact_active ? row.contact_name : null,
  assignmentStatus: 'DRAFT',
})
