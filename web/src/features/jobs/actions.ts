import messages from '@werkplatz/content/messages/admin-jobs.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

/** With the number beside its name in the bar. */
const jobs = [
  ['admin', 'jobs'],
  ['admin', 'figures'],
]

export function useJobs() {
  const act = useAction()
  return {
    retry: (ids: string[]) =>
      act({
        run: () => call('retryJobs', { body: { ids } }),
        done: messages.retried,
        failed: messages.actionFailed,
        invalidates: jobs,
        invalidatesOnFailure: jobs,
      }),
    discard: (ids: string[]) =>
      act({
        ask: messages.discardConfirm,
        danger: true,
        run: () => call('discardJobs', { body: { ids } }),
        done: messages.discarded,
        failed: messages.actionFailed,
        invalidates: jobs,
        invalidatesOnFailure: jobs,
      }),
  }
}
