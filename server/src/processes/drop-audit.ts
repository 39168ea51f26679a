// Lets old months of the audit trail go: pnpm audit:drop
import { dropAuditMonths } from '../db/drop-audit-months.ts'

const url = process.env.DATABASE_OWNER_URL
if (!url) throw new Error('DATABASE_OWNER_URL is missing')
const dropped = await dropAuditMonths(url)
console.log(dropped.length ? `dropped ${dropped.join(', ')}` : 'no month is old enough')
