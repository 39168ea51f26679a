import people from '@werkplatz/content/messages/admin-people.json'
import exportMessages from '@werkplatz/content/messages/exports.json'
import messages from '@werkplatz/content/messages/my-data.json'
import { useState } from 'react'

import { type ApiErrorCode, isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import { myDataKey, personDeletionQuery } from './api.ts'

const refusals: Partial<Record<ApiErrorCode, MessageEntry>> = {
  one_export_a_day: messages.exportTooMany,
  too_many_exports: exportMessages.tooMany,
  export_running: exportMessages.running,
  last_officer: messages.deleteLastOfficer,
}

const tellRefusal = (otherwise: MessageEntry) => (error: unknown) =>
  showMessage((isApiError(error) && refusals[error.code]) || otherwise, detailsOf(error))

/** What became of a wish that takes the password; the form itself says when that was wrong. */
export type Wished = 'done' | 'wrong_password' | 'failed'

const isWrongPassword = (error: unknown) => isApiError(error) && error.fields.some(({ path }) => path === 'password')

/** Takes the password along, and tells the form when it was wrong. */
function useWish(
  run: (password: string) => Promise<unknown>,
  done: MessageEntry | undefined,
  failed: MessageEntry,
  key: readonly string[] = myDataKey,
) {
  const act = useAction()
  return async (password: string): Promise<Wished> => {
    let wished: Wished = 'done'
    await act({
      run: () => run(password),
      done,
      failed: null,
      onFailed: (error) => {
        wished = isWrongPassword(error) ? 'wrong_password' : 'failed'
        if (wished === 'failed') tellRefusal(failed)(error)
      },
      invalidates: [[...key]],
      invalidatesOnFailure: [[...key]],
    })
    return wished
  }
}

export const useExportMyData = () =>
  useWish(
    (password) => call('exportMyData', { body: { password } }),
    messages.exportStarted,
    exportMessages.startFailed,
  )

/** The card with the days says it; no toast besides. */
export const useAskDeletion = () =>
  useWish((password) => call('askDeletion', { body: { password } }), undefined, messages.deleteFailed)

/** Of somebody else, with the own password. */
export const useAskPersonDeletion = (id: string) =>
  useWish(
    (password) => call('askPersonDeletion', { params: { id }, body: { password } }),
    undefined,
    messages.deleteFailed,
    personDeletionQuery(id).queryKey,
  )

function useKeep(run: () => Promise<unknown>, done: MessageEntry, failed: MessageEntry, key: readonly string[]) {
  const act = useAction()
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    await act({ run, done, failed, invalidates: [[...key]] })
    setBusy(false)
  }
  return { busy, keep: () => void keep() }
}

export const useKeepAccount = () =>
  useKeep(() => call('cancelDeletion'), messages.deleteCancelled, messages.keepFailed, myDataKey)

export const useKeepPerson = (id: string) =>
  useKeep(
    () => call('cancelPersonDeletion', { params: { id } }),
    people.deleteCancelled,
    people.actionFailed,
    personDeletionQuery(id).queryKey,
  )

export function useTakeFarewell() {
  const act = useAction()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await act({
      run: () => call('takeFarewell'),
      failed: null,
      onFailed: tellRefusal(exportMessages.startFailed),
      invalidates: [myDataKey],
    })
    setBusy(false)
  }
  return { busy, take: () => void take() }
}
