// What can be done to evaluations.
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationDetails } from '@werkplatz/contract/evaluations/schemas.ts'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useDownload } from '../../api/use-download.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

const again = { invalidates: [['assignments']], invalidatesOnFailure: [['assignments']] }

export function useEvaluationActions() {
  const act = useAction()
  return {
    /** Null: nothing is saved yet. Nothing is asked while something is missing. */
    submit: async (evaluationId: string | null, gaps: EvaluationDetails['gaps']) => {
      if (!evaluationId || gaps.length > 0) return showMessage(messages.fillFirst)
      await act({
        ask: messages.submitConfirm,
        run: () => call('submitEvaluation', { body: { evaluationId } }),
        done: messages.submitted,
        failed: messages.submitFailed,
        ...again,
      })
    },
    agree: (assignmentId: string, agreements: string[]) =>
      act({
        run: () => call('agreeEvaluation', { body: { assignmentId, agreements } }),
        done: messages.sheetSaved,
        failed: messages.sheetSaveFailed,
        ...again,
      }),
    state: (assignmentId: string, statement: string) =>
      act({
        ask: messages.statementConfirm,
        run: () => call('stateEvaluation', { body: { assignmentId, statement } }),
        done: messages.statementSaved,
        failed: messages.statementFailed,
        ...again,
      }),
    discuss: (evaluationId: string) =>
      act({
        ask: messages.discussedConfirm,
        run: () => call('discussEvaluation', { body: { evaluationId } }),
        done: messages.discussed,
        failed: messages.discussedFailed,
        ...again,
      }),
  }
}

export function useEvaluationPdf() {
  const { state, start } = useDownload('drawEvaluation')
  const act = useAction()
  const save = (id: string) => void act({ run: () => start({ query: { id } }), failed: messages.pdfFailed })
  return { isBusy: state !== 'idle', save }
}
