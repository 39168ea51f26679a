import { z } from 'zod'

import { defineJob, type WorkContext } from '../../jobs/definitions.ts'
import { makeMonths, sealRows } from './audit-chain.queries.ts'
import { checkChain } from './check-chain.ts'

/** About an hour: what an intruder would touch first is looked at every minute. */
const NEWEST = 60

export async function sealTrail(ctx: WorkContext) {
  // The log is kept elsewhere: a chain that was forged as a whole does not end in a hash that was logged.
  for (const { no, rows, hash } of await ctx.begin(sealRows))
    ctx.log.info({ seal: Number(no), rows, hash: hash.toString('hex') }, 'the audit trail was sealed')
  await checkChain(ctx, NEWEST)
}

export const auditJobs = [
  defineJob({ name: 'seal-audit', payload: z.object({}), schedule: '* * * * *', run: sealTrail }),
  defineJob({
    name: 'check-audit',
    payload: z.object({}),
    schedule: '20 3 * * *',
    run: async (ctx) => void (await checkChain(ctx)),
  }),
  defineJob({
    name: 'make-audit-months',
    payload: z.object({}),
    schedule: '10 3 * * *',
    run: ({ begin }) => begin(makeMonths),
  }),
]
