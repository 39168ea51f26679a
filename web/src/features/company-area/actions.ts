// What can be done to the rows of a company's tables.
import messages from '@werkplatz/content/messages/company.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

/** Each is decided for itself: one that somebody else was faster with holds up no other. */
export function useApproveMany() {
  const act = useAction()
  return async (ids: readonly string[], reviewMessage: string) => {
    const approveAll = async () => {
      let done = 0
      let failure: unknown
      for (const id of ids) {
        try {
          await call('reviewAssignment', { body: { id, status: 'APPROVED', reviewMessage } })
          done += 1
        } catch (error) {
          failure = error
        }
      }
      if (done === 0) throw failure
      return done
    }
    const invalidates = [['assignments']]
    const outcome = await act({
      run: approveAll,
      failed: messages.approveFailed,
      invalidates,
      invalidatesOnFailure: invalidates,
    })
    if (!outcome) return
    const { result: done } = outcome
    if (done < ids.length) showMessage(messages.manyPartly, { values: { done, total: ids.length } })
    else if (done === 1) showMessage(messages.manyDoneOne)
    else showMessage(messages.manyDone, { values: { count: done } })
  }
}
