import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { zurichTime } from '../../lib/zurich-time.ts'
import { mailMissed } from './actions/mail-missed.ts'
import { emptyDeleted } from './message.queries.ts'
import { tellMessageJob } from './tell-message.ts'

const PEOPLE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'
const DAY_MS = 86_400_000
const EVIDENCE_DAYS = 90

/** Minors are written to in the morning, if they have not read it by then. */
const isNight = (now: Date) => {
  const { hour } = zurichTime(now)
  return hour >= 20 || hour < 7
}

async function mailEverybody({ begin, clock }: WorkContext) {
  const now = clock.now()
  for (let after: string | null = FIRST; after !== null;) {
    const from: string = after
    after = await begin((tx) => mailMissed(tx, now, isNight(now), from, PEOPLE))
  }
}

export const chatJobs = [
  defineJob({
    name: 'mail-missed-messages',
    payload: z.object({}),
    schedule: '*/5 * * * *',
    concurrency: 1,
    run: mailEverybody,
  }),
  defineJob({
    name: 'empty-deleted-messages',
    payload: z.object({}),
    schedule: '40 3 * * *',
    run: ({ begin, clock }) =>
      begin((tx) => emptyDeleted(tx, new Date(clock.now().getTime() - EVIDENCE_DAYS * DAY_MS))),
  }),
  tellMessageJob,
]
