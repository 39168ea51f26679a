// Loaded before a measured process: a handful of people stand for thousands, who would not share one allowance.
import { limits } from '@werkplatz/contract/shared/route.ts'

for (const limit of Object.values(limits)) Object.assign(limit, { calls: Number.MAX_SAFE_INTEGER })
