// The list of all status machines. A feature adds its own line.
import { sessionStatus } from './accounts/status.ts'
import { activityStatus } from './activities/status.ts'

export const statusTables = { session: sessionStatus, activity: activityStatus } as const
