import { farewellDays } from '@werkplatz/contract/my-data/limits.ts'
import { z } from 'zod'

import { periodTables } from '../../db/data-rules/run-rules.ts'
import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import { erasePerson } from './actions/erase-person.ts'
import { forgetPerson } from './actions/forget-person.ts'
import { letGo } from './actions/let-go.ts'
import { offerFarewell } from './actions/offer-farewell.ts'
import { clearList, forgetAgain, noteForgotten } from './forgotten-list.ts'
import { NOTE_FORGOTTEN } from './job-names.ts'
import { dropAuditMonths, listDueDeletions, listEndingOn, listPeopleOver } from './my-data.queries.ts'

const BATCH = 200
const DAY_MS = 86_400_000

async function eraseDue({ db, begin, clock, log }: WorkContext) {
  const now = clock.now()
  for (const { id } of await listDueDeletions(db, now, BATCH))
    if (!(await begin((tx) => erasePerson(tx, id, now))))
      log.warn({ deletion: id }, 'a deletion waits: nobody else would be left for the company')
}

/** Everything whose published period is over, account by account and table by table. */
export async function keepPeriods({ db, begin, clock }: WorkContext) {
  const now = clock.now()
  let people = await listPeopleOver(db, now, BATCH)
  while (people.length) {
    for (const { id } of people) await begin((tx) => forgetPerson(tx, id, now))
    people = await listPeopleOver(db, now, BATCH)
  }
  for (const table of periodTables) {
    let gone = BATCH
    while (gone === BATCH) gone = await begin((tx) => letGo(tx, table, now, BATCH))
  }
}

export const myDataJobs = [
  defineJob({ name: 'erase-people', payload: z.object({}), schedule: '*/10 * * * *', concurrency: 1, run: eraseDue }),
  defineJob({ name: 'keep-periods', payload: z.object({}), schedule: '30 3 * * *', concurrency: 1, run: keepPeriods }),
  defineJob({
    ...NOTE_FORGOTTEN,
    payload: z.object({ id: z.uuid() }),
    run: ({ outbound, clock }, { id }) => noteForgotten(outbound.storage, id, clock.now()),
  }),
  defineJob({
    name: 'forget-again',
    payload: z.object({}),
    schedule: '15 3 * * *',
    concurrency: 1,
    run: async ({ begin, outbound, clock, log }) => {
      const now = clock.now()
      for await (const id of forgetAgain({ begin, storage: outbound.storage }, now))
        log.error({ alert: true, person: id }, 'somebody who had been forgotten was back, and was forgotten again')
      await clearList(outbound.storage, now)
    },
  }),
  defineJob({
    name: 'drop-audit-months',
    payload: z.object({}),
    schedule: '45 3 * * *',
    run: async ({ begin, log }) => {
      for (const month of await begin(dropAuditMonths)) log.info({ month }, 'a month of the audit trail has gone')
    },
  }),
  defineJob({
    name: 'offer-farewell',
    payload: z.object({}),
    schedule: '0 8 * * *',
    run: async ({ db, begin, clock }) => {
      const day = swissDay(new Date(clock.now().getTime() + farewellDays * DAY_MS))
      const people = await listEndingOn(db, day)
      await begin((tx) => offerFarewell(tx, people, day))
    },
  }),
]
