// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import { discardJobs } from './actions/discard-jobs.ts'
import { retryJobs } from './actions/retry-jobs.ts'
import { countDeadLetters, listDeadLetters, listQueues } from './dead-letter.queries.ts'
import { presentJobs } from './job.present.ts'

const MOST_SHOWN = 100

export const jobHandlers: Handler[] = [
  read('listJobs', async (db) => {
    const [dead, deadCount, queues] = await Promise.all([
      listDeadLetters(db, MOST_SHOWN),
      countDeadLetters(db),
      listQueues(db),
    ])
    return { body: presentJobs({ dead, deadCount, queues }) }
  }),
  write('retryJobs', (tx, { me, input }) => retryJobs(tx, me, input.body.ids)),
  write('discardJobs', (tx, { me, input }) => discardJobs(tx, me, input.body.ids)),
]
