// Rows → contract shapes.
import type { Jobs } from '@werkplatz/contract/jobs/schemas.ts'

import { causeOf } from './dead-cause.ts'
import type { DeadLetterRow, QueueRow } from './dead-letter.queries.ts'

interface Found {
  dead: readonly DeadLetterRow[]
  deadCount: number
  queues: readonly QueueRow[]
}

export const presentJobs = ({ dead, deadCount, queues }: Found): Jobs => ({
  dead: dead.map(({ id, queue, reason, tries, date_created }) => ({
    id,
    queue,
    cause: causeOf(reason),
    reason,
    tries,
    at: date_created.toISOString(),
  })),
  deadCount,
  queues: queues.map(({ counted_at, ...queue }) => ({ ...queue, countedAt: counted_at?.toISOString() ?? null })),
})
