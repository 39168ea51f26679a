// Rows → contract shapes.
import type { ApprenticeRow, AssignmentRow, UserRow } from '@werkplatz/contract/company-area/schemas.ts'

import { hasBit } from '../../access/can.ts'
import type { Member } from '../../access/member.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { pictureUrl } from '../files/file.present.ts'
import { rowActions, type AssignmentTableRow } from './read/assignment-table.queries.ts'
import type { ApprenticeTableRow, PersonRow, UserTableRow } from './read/people-table.queries.ts'

/** What presenting needs besides the row. */
export interface Viewing {
  addresses: StorageAddresses
  me: Member
}

const instant = (date: Date | null) => date && date.toISOString()

export const presentAssignmentRow =
  ({ addresses, me }: Viewing) =>
  (row: AssignmentTableRow): AssignmentRow => ({
    assignmentId: row.id,
    title: row.title,
    authorId: row.author_id,
    author: row.author,
    authorImage: pictureUrl(addresses, row.author_picture),
    supervisorNameFirst: row.supervisor_first,
    supervisorNameLast: row.supervisor_first && row.supervisor_last,
    workSectorName: row.work_sector,
    department: row.department,
    assignmentType: row.type,
    dateStart: row.date_start,
    dateEnd: row.date_end,
    assignmentStatus: row.status,
    profileId: row.profile_id,
    profession: row.profession,
    location: row.location,
    workload: row.workload,
    dateModified: row.date_modified.toISOString(),
    waitingSince: instant(row.waiting_since),
    can: {
      edit: hasBit(rowActions, row.may, 'assignment.edit'),
      review: hasBit(rowActions, row.may, 'assignment.review') && row.status === 'PENDING',
      message: row.author_id !== me.id,
    },
  })

const presentPerson = (addresses: StorageAddresses, row: PersonRow) => ({
  userId: row.id,
  profileId: row.profile_id,
  email: row.mail,
  nameFirst: row.name_first,
  nameLast: row.shown_last,
  image: pictureUrl(addresses, row.picture),
})

export const presentApprenticeRow =
  ({ addresses, me }: Viewing) =>
  (row: ApprenticeTableRow): ApprenticeRow => ({
    ...presentPerson(addresses, row),
    supervisorNameFirst: row.supervisor_first,
    supervisorNameLast: row.supervisor_first && row.supervisor_last,
    contactPerson: row.contact,
    assignmentId: row.assignment_id,
    assignmentTitle: row.assignment_title,
    assignmentStart: row.date_start,
    assignmentEnd: row.date_end,
    apprenticeStatus: row.status,
    assignmentStatus: row.assignment_status,
    lastAssignmentId: row.last_assignment_id,
    idleSince: row.idle_since,
    waitingSince: instant(row.waiting_since),
    can: { message: row.id !== me.id },
  })

export const presentUserRow =
  ({ addresses, me }: Viewing) =>
  (row: UserTableRow): UserRow => ({
    ...presentPerson(addresses, row),
    roles: row.roles,
    lastLogin: instant(row.last_login_at),
    can: { message: row.id !== me.id },
  })
