import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { mailMonday } from './actions/mail-monday.ts'

const READERS = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** What stands before everybody this week. Repeating it writes to nobody twice. */
async function mailEverybody({ begin, clock }: WorkContext) {
  const day = swissDay(clock.now())
  for (let after: string | null = FIRST; after !== null;) {
    const from: string = after
    after = await begin((tx) => mailMonday(tx, day, from, READERS))
  }
}

export const companyAreaJobs = [
  defineJob({
    name: 'mail-monday',
    payload: z.object({}),
    schedule: '0 7 * * 1',
    concurrency: 1,
    run: mailEverybody,
  }),
]
