import messages from '@werkplatz/content/messages/admin-reports.json'
import type { DecidedReport, NewObjection, SettledObjection } from '@werkplatz/contract/moderation/schemas.ts'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

/** With the number beside its name in the bar. */
const reports = [['reports'], ['admin', 'figures']]

/** What a moderator does with a case. Whoever was faster has changed it: it is read again either way. */
export function useCase(id: string) {
  const act = useAction()
  const common = { invalidates: reports, invalidatesOnFailure: reports }
  return {
    take: () =>
      act({
        ...common,
        run: () => call('takeReport', { body: { id } }),
        done: messages.taken,
        failed: messages.takeFailed,
      }),
    release: () =>
      act({
        ...common,
        run: () => call('releaseReport', { body: { id } }),
        done: messages.released,
        failed: messages.releaseFailed,
      }),
    decide: (made: Omit<DecidedReport, 'id'>) =>
      act({
        ...common,
        ask: messages.decideConfirm,
        run: () => call('decideReport', { body: { id, ...made } }),
        done: messages.decided,
        failed: messages.decideFailed,
      }),
    settle: (made: Omit<SettledObjection, 'id'>) =>
      act({
        ...common,
        ask: messages.decideConfirm,
        run: () => call('settleObjection', { body: { id, ...made } }),
        done: messages.objectionDecided,
        failed: messages.decideFailed,
      }),
    restore: async (reasons: string): Promise<boolean> => {
      const back = await act({
        ...common,
        run: () => call('restoreReported', { body: { id, reasons } }),
        done: messages.restored,
        failed: messages.restoreFailed,
      })
      return back !== null
    },
  }
}

/** Brings back what its author deleted. Returns whether it is back. */
export function useRestoreRemoved() {
  const act = useAction()
  return async (id: string, reasons: string): Promise<boolean> => {
    const back = await act({
      run: () => call('restoreRemoved', { body: { id, reasons } }),
      done: messages.restored,
      failed: messages.restoreFailed,
      invalidates: reports,
      invalidatesOnFailure: reports,
    })
    return back !== null
  }
}

export function useObject() {
  const act = useAction()
  return (made: NewObjection) =>
    act({
      run: () => call('objectToDecision', { body: made }),
      done: messages.objectionSent,
      failed: messages.objectionFailed,
      invalidates: reports,
      invalidatesOnFailure: reports,
    })
}
