// The list of all status machines. A feature adds its own line.
import { sessionStatus } from './accounts/status.ts'
import { fileStatus } from './files/status.ts'
import { invitationStatus } from './invitations/status.ts'

export const statusTables = { session: sessionStatus, file: fileStatus, invitation: invitationStatus } as const
