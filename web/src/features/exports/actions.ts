import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/exports.json'
import { useState } from 'react'

import { type ApiErrorCode, isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import { exportsKey, exportsQuery } from './api.ts'

const refusals: Partial<Record<ApiErrorCode, MessageEntry>> = {
  too_many_exports: messages.tooMany,
  export_running: messages.running,
}

const tellFailure = (error: unknown) =>
  showMessage((isApiError(error) && refusals[error.code]) || messages.startFailed, detailsOf(error))

/** Of activities. Says first what will be in it. */
export function useStartExport() {
  const act = useAction()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    await act({
      ask: messages.dialog,
      run: () => {
        setBusy(true)
        return call('startExport', { body: { kind: 'ACTIVITIES' } })
      },
      done: messages.started,
      failed: null,
      onFailed: tellFailure,
      invalidates: [exportsKey],
    })
    setBusy(false)
  }
  return { busy, start: () => void start() }
}

/** Why there was no export, where the form can say it itself. */
export type ExportRefusal = 'password_wrong' | 'password_needed' | 'too_large' | 'told'

const refusalOf = (error: unknown): ExportRefusal => {
  if (!isApiError(error)) return 'told'
  if (error.fields.some(({ path }) => path === 'password')) return 'password_wrong'
  if (error.code === 'password_needed') return 'password_needed'
  return error.code === 'export_too_large' ? 'too_large' : 'told'
}

/** Null: it has begun. */
export function useStartApprenticesExport() {
  const act = useAction()
  const queryClient = useQueryClient()
  return async (body: { password?: string; mine: boolean }): Promise<ExportRefusal | null> => {
    let refusal: ExportRefusal | null = null
    await act({
      run: async () => {
        const made = await call('startApprenticesExport', { body })
        // Shown at once, not when the list has been read again.
        queryClient.setQueryData(exportsQuery.queryKey, (before = []) => [
          made,
          ...before.filter(({ id }) => id !== made.id),
        ])
      },
      failed: null,
      onFailed: (error) => {
        refusal = refusalOf(error)
        if (refusal === 'told') tellFailure(error)
      },
      invalidates: [exportsKey],
    })
    return refusal
  }
}

/** Says first that it still counts. */
export function useCancelExport(id: string) {
  const act = useAction()
  return async (): Promise<boolean> => {
    const outcome = await act({
      ask: messages.cancelDialog,
      danger: true,
      run: () => call('cancelExport', { params: { id } }),
      done: messages.cancelled,
      failed: messages.cancelFailed,
      invalidates: [exportsKey],
      // It may have become ready meanwhile.
      invalidatesOnFailure: [exportsKey],
    })
    return outcome !== null
  }
}

/** A fresh address each time, good for five minutes: a download that broke off is begun anew without a new export. */
export function useFetchExport(id: string) {
  const act = useAction()
  const [busy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    await act({
      run: async () => {
        const { signedUrl, fileName } = await call('readExportFile', { params: { id } })
        const link = document.createElement('a')
        link.href = signedUrl
        link.download = fileName
        link.click()
      },
      failed: messages.downloadFailed,
      invalidatesOnFailure: [exportsKey],
    })
    setBusy(false)
  }
  return { busy, fetchFile: () => void fetchFile() }
}
