import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { isWorkingDay } from '../../lib/swiss-holidays.ts'
import { remindEvaluation } from './actions/remind-evaluation.ts'
import { listDueEvaluations } from './evaluation-notice.queries.ts'

const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** One transaction each, so that one stubborn evaluation holds up no other. On a holiday of the canton it waits. */
async function remindEverybody({ db, begin, clock }: WorkContext) {
  const today = swissDay(clock.now())
  for (let after = FIRST; ;) {
    const due = await listDueEvaluations(db, today, after, BATCH)
    for (const one of due) if (isWorkingDay(today, one.canton)) await begin((tx) => remindEvaluation(tx, one))
    if (due.length < BATCH) return
    after = due.at(-1)!.id
  }
}

export const evaluationJobs = [
  defineJob({
    name: 'remind-of-evaluations',
    payload: z.object({}),
    // At eight on working days; who was missed is told on the next.
    schedule: '0 8 * * 1-5',
    concurrency: 1,
    run: remindEverybody,
  }),
]
