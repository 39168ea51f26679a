import { z } from 'zod'

import { enqueueFor } from '../../db/outbox.ts'
import { defineJob } from '../../jobs/definitions.ts'
import { removeFiles } from './actions/remove-files.ts'
import { checkFile } from './check-file.ts'
import { leaseCheck, lockUnchecked } from './check.queries.ts'
import { CHECK_FILE, REMOVE_OBJECTS } from './job-names.ts'
import { lockStaleFiles } from './slot.queries.ts'

const BATCH = 200
const DAY_MS = 24 * 3_600_000
const LEASE_SECONDS = 60

export const fileJobs = [
  defineJob({
    ...CHECK_FILE,
    payload: z.object({ id: z.uuid() }),
    // Most of the time a check waits for the store and the scanner; decoding is limited to three at once besides. Two of
    // one person: whoever sends files that take long holds up nobody else's.
    concurrency: 6,
    isolated: true,
    perPerson: 2,
    run: (ctx, { id }) => checkFile(ctx, id),
  }),
  defineJob({
    name: 'check-backlog',
    payload: z.object({}),
    schedule: '* * * * *',
    run: ({ begin }) =>
      begin(async (tx) => {
        for (const { id, owner_id: ownerId } of await lockUnchecked(tx, BATCH)) {
          await leaseCheck(tx, id, { seconds: LEASE_SECONDS })
          await enqueueFor(tx, ownerId, CHECK_FILE, { id })
        }
      }),
  }),
  defineJob({
    ...REMOVE_OBJECTS,
    payload: z.object({ keys: z.array(z.string()) }),
    run: async ({ outbound }, { keys }) => {
      for (let at = 0; at < keys.length; at += 1_000) await outbound.storage.remove(keys.slice(at, at + 1_000))
    },
  }),
  defineJob({
    name: 'sweep-files',
    payload: z.object({}),
    schedule: '25 * * * *',
    run: async ({ begin, outbound, clock }) => {
      let found = BATCH
      while (found === BATCH) {
        found = await begin(async (tx) => {
          const stale = await lockStaleFiles(tx, BATCH)
          await removeFiles(tx, null, stale, 'sweepFiles')
          return stale.length
        })
      }
      // An address outlives its row by minutes: what was put there afterwards belongs to nobody.
      const before = new Date(clock.now().getTime() - DAY_MS)
      await outbound.storage.remove(await outbound.storage.listOlder('quarantine/', before))
    },
  }),
]
