// All status machines.
import { together } from './features.ts'

export const statusTables = together('statuses')
