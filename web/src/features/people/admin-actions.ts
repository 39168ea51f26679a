import messages from '@werkplatz/content/messages/admin-people.json'
import admin from '@werkplatz/content/messages/admin.json'
import type { ChangePerson, PeopleChange } from '@werkplatz/contract/people/admin-schemas.ts'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { type Affected, useAction } from '../../api/use-action.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { formatDate } from '../../lib/format-date.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

const about = (message: MessageEntry, name: string): MessageEntry => ({
  ...message,
  text: fillIn(message.text, { name }),
  ...(message.title && { title: fillIn(message.title, { name }) }),
})

/** Who somebody is decides what almost every list of the admin tool shows. */
const people = [['admin'], ['people'], ['assignments']]
/** Whoever is deactivated has nothing to hand over any more: the page that says what is about to be left. */
const butHandOver: readonly Affected[] = [
  ['people'],
  ['assignments'],
  ({ queryKey: [area, what] }) => area === 'admin' && what !== 'hand-over',
]

/** The server says in German why not; the words of the toast are for everything else. */
function sayFailure(message: MessageEntry, error: unknown) {
  const isToldBy = isApiError(error) && (error.status === 409 || error.status === 403)
  if (isApiError(error) && error.code === 'status_conflict') return showMessage(admin.changedMeanwhile)
  showMessage(
    isToldBy ? { ...message, text: error.message.replace(/\.$/, '') } : message,
    isToldBy ? {} : detailsOf(error),
  )
}

export interface LastDayChoice {
  id: string
  lastDay: string
  receiverId: string | null
}

export function usePeople() {
  const act = useAction()
  const failing = (message: MessageEntry) => ({
    failed: null,
    onFailed: (error: unknown) => sayFailure(message, error),
    invalidates: people,
    invalidatesOnFailure: people,
  })
  return {
    change: (body: ChangePerson, name: string) =>
      act({
        run: () => call('changePerson', { body }),
        done: about(messages.saved, name),
        ...failing(admin.saveFailed),
      }),
    /** Whether it was done; who was skipped is said before. */
    changeMany: async (ids: readonly string[], asked: PeopleChange): Promise<boolean> => {
      const outcome = await act({
        run: () => call('changePeople', { body: { ids: [...ids], change: asked, isPreview: false } }),
        failed: messages.bulkFailed,
        invalidates: people,
        invalidatesOnFailure: people,
      })
      if (!outcome) return false
      const count = outcome.result.done.length
      const many = asked.kind === 'REMIND' ? messages.bulkReminded : messages.bulkDone
      const one = asked.kind === 'REMIND' ? messages.bulkRemindedOne : messages.bulkDoneOne
      showMessage(count === 1 ? one : { ...many, text: fillIn(many.text, { count }) })
      return true
    },
    endSessions: (id: string, name: string) =>
      act({
        ask: about(messages.endSessionsConfirm, name),
        run: () => call('endPersonSessions', { body: { id } }),
        done: about(messages.sessionsEnded, name),
        ...failing(messages.actionFailed),
      }),
    deactivate: (id: string, receiverId: string | null, name: string) =>
      act({
        ask: about(messages.deactivateConfirm, name),
        danger: true,
        run: () => call('deactivatePerson', { body: { id, receiverId } }),
        done: about(messages.deactivated, name),
        ...failing(messages.actionFailed),
        invalidates: butHandOver,
      }),
    setLastDay: (body: LastDayChoice, name: string) =>
      act({
        run: () => call('setLastDay', { body }),
        done: {
          ...messages.lastDaySaved,
          text: fillIn(messages.lastDaySaved.text, { name, date: formatDate(body.lastDay) }),
        },
        ...failing(messages.actionFailed),
      }),
    clearLastDay: (id: string, name: string) =>
      act({
        ask: about(messages.lastDayClearConfirm, name),
        run: () => call('setLastDay', { body: { id, lastDay: null } }),
        done: about(messages.lastDayCleared, name),
        ...failing(messages.actionFailed),
      }),
    reactivate: (id: string, name: string) =>
      act({
        ask: about(messages.reactivateConfirm, name),
        run: () => call('reactivatePerson', { body: { id } }),
        done: about(messages.reactivated, name),
        ...failing(messages.actionFailed),
      }),
  }
}
