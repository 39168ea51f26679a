import { z } from 'zod'

import { enqueue } from '../../db/outbox.ts'
import { defineJob, type BuriedJob, type WorkContext } from '../../jobs/definitions.ts'
import { deleteOldDeadLetters, findRetried, insertDeadLetter } from './dead-letter.queries.ts'
import { safeReason } from './safe-reason.ts'

const KEPT_DAYS = 90

/** Written down once, however often the queue hands it over. */
export async function buryJob({ begin }: WorkContext, { jobId, queue, data, error, tries }: BuriedJob) {
  await begin((tx) => insertDeadLetter(tx, { jobId, queue, data, reason: safeReason(error, data), tries }))
}

export const retryDeadLetter = defineJob({
  name: 'retry-dead-letter',
  payload: z.object({ id: z.uuid() }),
  run: ({ begin }, { id }) =>
    begin(async (tx) => {
      const letter = await findRetried(tx, String(id))
      if (letter) await enqueue(tx, { name: letter.queue }, letter.data)
    }),
})

export const jobJobs = [
  retryDeadLetter,
  defineJob({
    name: 'delete-dead-letters',
    payload: z.object({}),
    schedule: '40 3 * * *',
    run: ({ begin }) => begin((tx) => deleteOldDeadLetters(tx, KEPT_DAYS)),
  }),
]
