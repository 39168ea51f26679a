import messages from '@werkplatz/content/messages/invitations.json'
import type { NewInvitation } from '@werkplatz/contract/invitations/schemas.ts'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import { importIdOf, partsOf } from './import/import-parts.ts'

const about = (message: MessageEntry, values: Record<string, string | number>): MessageEntry => ({
  ...message,
  text: fillIn(message.text, values),
})

const invitations = [['admin']]

export function useInvitations() {
  const act = useAction()
  return {
    invite: (list: readonly NewInvitation[]) =>
      act({
        run: () => call('invite', { body: { invitations: [...list] } }),
        done: messages.sent,
        failed: messages.failed,
        invalidates: invitations,
      }),
    resend: (id: string, email: string) =>
      act({
        ask: about(messages.resendConfirm, { email }),
        run: () => call('resendInvitation', { body: { id } }),
        done: messages.resent,
        failed: null,
        onFailed: (error) =>
          isApiError(error) && error.code === 'invitation_limit'
            ? showMessage(messages.resendLimit)
            : showMessage(messages.actionFailed, detailsOf(error)),
        invalidates: invitations,
        invalidatesOnFailure: invitations,
      }),
    withdraw: (id: string, email: string) =>
      act({
        ask: about(messages.withdrawConfirm, { email }),
        danger: true,
        run: () => call('withdrawInvitation', { body: { id } }),
        done: messages.withdrawn,
        failed: messages.actionFailed,
        invalidates: invitations,
        invalidatesOnFailure: invitations,
      }),
    remind: async (count: number) => {
      const done = await act({
        ask: about(messages.remindAllConfirm, { count }),
        run: () => call('remindInvited'),
        failed: messages.actionFailed,
        invalidates: invitations,
      })
      if (done) showMessage(about(messages.reminded, { count: done.result.count }))
    },
    /** Part after part; a part that was taken before is answered and not taken again. False: it broke off. */
    importList: async (list: readonly NewInvitation[], onTaken: (count: number) => void): Promise<boolean> => {
      const importId = await importIdOf(list)
      const done = await act({
        run: async () => {
          for (const [number, part] of partsOf(list).entries()) {
            await call('importInvitations', { body: { importId, number, invitations: part } })
            onTaken(part.length)
          }
        },
        done: messages.sent,
        failed: null,
        onFailed: (error) =>
          isApiError(error) && error.status === 400
            ? showMessage(messages.failed, detailsOf(error))
            : showMessage(messages.interrupted),
        invalidates: invitations,
        invalidatesOnFailure: invitations,
      })
      return done !== null
    },
  }
}
