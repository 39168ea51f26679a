import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { tellTurn } from './actions/tell-turn.ts'
import { listTurns, refreshApprentices } from './work-history.queries.ts'

const BATCH = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** A new day: who works now and who no longer does. Repeating it changes nothing. */
async function turnDay({ db, begin, clock }: WorkContext) {
  const today = swissDay(clock.now())
  for (let after = FIRST; ;) {
    const refreshed = await begin((tx) => refreshApprentices(tx, today, after, BATCH))
    if (refreshed.length < BATCH) break
    after = refreshed.at(-1)!
  }
  for (;;) {
    const turns = await listTurns(db, today, BATCH)
    let told = 0
    // One transaction each, so that one stubborn assignment holds up no other.
    for (const turn of turns) if (await begin((tx) => tellTurn(tx, turn, today))) told += 1
    if (told === 0) return
  }
}

export const workHistoryJobs = [
  defineJob({
    name: 'turn-day',
    payload: z.object({}),
    // Just after midnight, and again in case that was missed.
    schedule: '5 0,2,5 * * *',
    concurrency: 1,
    run: turnDay,
  }),
]
