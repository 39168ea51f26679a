// What can be done to the link of an evaluation.
import messages from '@werkplatz/content/messages/evaluations.json'

import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { fillIn } from '../../../lib/fill-in.ts'

const again = { invalidates: [['assignments']], invalidatesOnFailure: [['assignments']] }

export function useLinkActions(assignmentId: string) {
  const act = useAction()
  return {
    send: (email: string, onFailed: (error: unknown) => void) =>
      act({
        ask: { ...messages.linkConfirm, text: fillIn(messages.linkConfirm.text, { email }) },
        run: () => call('sendEvaluationLink', { body: { assignmentId, email } }),
        done: messages.linkSent,
        failed: messages.linkFailed,
        onFailed,
        ...again,
      }),
    revoke: () =>
      act({
        ask: messages.linkRevokeConfirm,
        danger: true,
        run: () => call('revokeEvaluationLink', { query: { id: assignmentId } }),
        done: messages.linkRevoked,
        failed: messages.linkFailed,
        ...again,
      }),
  }
}
