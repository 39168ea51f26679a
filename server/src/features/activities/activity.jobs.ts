import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { archiveActivity } from './actions/archive-activity.ts'
import { beginActivity } from './actions/begin-activity.ts'
import { reopenActivity } from './actions/reopen-activity.ts'
import { listDue, lockDue, type DueRow } from './due.queries.ts'

const BATCH = 200
const moves = { begin: beginActivity, reopen: reopenActivity, archive: archiveActivity }

/** One transaction each, so that one stubborn activity holds up no other; what was moved is no longer due. */
async function moveDue({ db, begin, clock }: WorkContext) {
  const today = swissDay(clock.now())
  const move = (due: DueRow) =>
    begin(async (tx) => {
      if (!(await lockDue(tx, due, today))) return false
      await moves[due.verb](tx, { id: null }, due.id)
      return true
    })
  for (;;) {
    const due = await listDue(db, today, BATCH)
    let moved = 0
    for (const one of due) if (await move(one)) moved += 1
    // What is locked by somebody else is left to the next run.
    if (moved === 0) return
  }
}

export const activityJobs = [
  defineJob({
    name: 'move-due-activities',
    payload: z.object({}),
    // Shortly after midnight, and again in case a night was missed or the last slot was taken during the day.
    schedule: '*/10 * * * *',
    concurrency: 1,
    run: moveDue,
  }),
]
