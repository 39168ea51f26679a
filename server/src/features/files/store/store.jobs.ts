import { z } from 'zod'

import { enqueue } from '../../../db/outbox.ts'
import { defineJob, type JobDefinition } from '../../../jobs/definitions.ts'
import { storeBytes, storeCheckedSeconds, storeObjects, storeStrays } from '../../../lib/metrics.ts'
import type { StoreClaims } from '../../../plugs/store-claims.ts'
import { checkPortion } from './check-store.ts'

const CHECK_STORE = { name: 'check-store' }

/** More than that is no stray file but a lost store or a wrong bucket: counting on would only cost. */
const ENOUGH = 10_000

const tally = z.object({
  objects: z.number().default(0),
  bytes: z.number().default(0),
  missing: z.number().default(0),
  strays: z.number().default(0),
})

/** Every night; each portion is a job of its own, so that a worker that dies costs one portion. */
export const storeJobs = (claims: StoreClaims): JobDefinition[] => [
  defineJob({
    ...CHECK_STORE,
    payload: z.object({ after: z.string().default(''), so: tally.prefault({}) }),
    schedule: '0 5 * * *',
    concurrency: 1,
    isolated: true,
    async run({ db, begin, outbound, clock, log }, { after, so }) {
      const portion = await checkPortion({ db, storage: outbound.storage, claims, now: clock.now() }, after)
      for (const { key, table, id } of portion.missing) log.warn({ key, table, id }, 'a row without its object')
      for (const { key, written } of portion.strays) log.warn({ key, written }, 'an object without a row')
      const sum = {
        objects: so.objects + portion.objects,
        bytes: so.bytes + portion.bytes,
        missing: so.missing + portion.missing.length,
        strays: so.strays + portion.strays.length,
      }
      const { next } = portion
      if (next !== null && sum.missing + sum.strays < ENOUGH)
        return begin((tx) => enqueue(tx, CHECK_STORE, { after: next, so: sum }))
      storeObjects.set(sum.objects)
      storeBytes.set(sum.bytes)
      storeStrays.set({ what: 'row_without_object' }, sum.missing)
      storeStrays.set({ what: 'object_without_row' }, sum.strays)
      storeCheckedSeconds.set(clock.now().getTime() / 1_000)
      log.info({ ...sum, isWhole: next === null }, 'the store was checked')
    },
  }),
]
