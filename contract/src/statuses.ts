// The list of all status machines. A feature adds its own line.
import { sessionStatus } from './accounts/status.ts'
import { activityStatus } from './activities/status.ts'
import { applicationStatus, approvalStatus } from './applications/status.ts'
import { assignmentStatus } from './assignments/status.ts'
import { exportStatus } from './exports/status.ts'
import { fileStatus } from './files/status.ts'
import { invitationStatus } from './invitations/status.ts'

export const statusTables = {
  session: sessionStatus,
  invitation: invitationStatus,
  file: fileStatus,
  activity: activityStatus,
  application: applicationStatus,
  approval: approvalStatus,
  assignment: assignmentStatus,
  export: exportStatus,
} as const
