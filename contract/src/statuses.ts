// The list of all status machines. A feature adds its own line.
import { sessionStatus } from './accounts/status.ts'

export const statusTables = { session: sessionStatus } as const
