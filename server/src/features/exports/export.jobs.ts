import { z } from 'zod'

import { defineJob } from '../../jobs/definitions.ts'
import { expireExport } from './actions/expire-export.ts'
import { keyOfExport } from './export.present.ts'
import { listDueExports } from './export.queries.ts'
import { RUN_EXPORT } from './job-names.ts'
import { LONGEST_KEPT_HOURS } from './kinds.ts'
import { runExport } from './run-export.ts'

const BATCH = 200
const ORPHAN_MS = LONGEST_KEPT_HOURS * 3_600_000

export const exportJobs = [
  defineJob({
    ...RUN_EXPORT,
    payload: z.object({ id: z.uuid() }),
    // Each draws documents one after the other; two at once leave room for everything else the worker does.
    concurrency: 2,
    isolated: true,
    run: (ctx, { id }) => runExport(ctx, id),
  }),
  defineJob({
    name: 'expire-exports',
    payload: z.object({}),
    schedule: '*/10 * * * *',
    run: async ({ db, begin, outbound, clock }) => {
      const due = await listDueExports(db, BATCH)
      // The file first: a row that says «expired» while its file is still there would keep it for ever.
      await outbound.storage.remove(due.map(({ id }) => keyOfExport(id)))
      for (const { id } of due) await begin((tx) => expireExport(tx, id))
      const before = new Date(clock.now().getTime() - ORPHAN_MS)
      await outbound.storage.remove(await outbound.storage.listOlder('exports/', before))
    },
  }),
]
