import { z } from 'zod'

import { deleteOldSeen } from '../../access/people-budget.queries.ts'
import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { Refusal } from '../../lib/refusal.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { endOverAccess, tellBlocked, tellNear } from './actions/end-over-access.ts'
import { listNear, listOver, reminderDays } from './admin/last-day.queries.ts'

const TWO_HOURS_MS = 7_200_000
const BATCH = 200
const NIL = '00000000-0000-0000-0000-000000000000'

/** One transaction each, so that a person whose access cannot end yet holds up no other. */
async function endAllOver({ db, begin, clock, log }: WorkContext) {
  const now = clock.now()
  const today = swissDay(now)
  let people = await listOver(db, today, NIL, BATCH)
  while (people.length) {
    for (const id of people) {
      try {
        await begin((tx) => endOverAccess(tx, id, today))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        log.warn({ person: id, code: error.code }, 'access cannot end yet after the last day')
        await begin((tx) => tellBlocked(tx, id, today, now))
      }
    }
    people = await listOver(db, today, people.at(-1)!, BATCH)
  }
}

async function remindAllNear({ db, begin, clock }: WorkContext) {
  const today = swissDay(clock.now())
  for (const days of reminderDays) {
    let told = 0
    do {
      told = 0
      for (const id of await listNear(db, today, days, BATCH))
        if (await begin((tx) => tellNear(tx, id, today, days))) told += 1
    } while (told > 0)
  }
}

export const peopleJobs = [
  defineJob({
    name: 'forget-people-seen',
    payload: z.object({}),
    schedule: '7 * * * *',
    run: ({ begin, clock }) => begin((tx) => deleteOldSeen(tx, new Date(clock.now().getTime() - TWO_HOURS_MS))),
  }),
  defineJob({ name: 'end-access', payload: z.object({}), schedule: '*/15 * * * *', concurrency: 1, run: endAllOver }),
  defineJob({
    name: 'remind-of-last-days',
    payload: z.object({}),
    // In the morning, and again in case a morning was missed.
    schedule: '15 7-17 * * *',
    concurrency: 1,
    run: remindAllNear,
  }),
]
