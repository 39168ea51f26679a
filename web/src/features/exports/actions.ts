import messages from '@werkplatz/content/messages/exports.json'
import type { ExportKind } from '@werkplatz/contract/exports/schemas.ts'
import { useState } from 'react'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import { exportsKey } from './api.ts'

/** Says first what will be in it. */
export function useStartExport(kind: ExportKind) {
  const act = useAction()
  const [busy, setBusy] = useState(false)
  const start = async () => {
    await act({
      ask: messages.dialog,
      run: () => {
        setBusy(true)
        return call('startExport', { body: { kind } })
      },
      done: messages.started,
      failed: null,
      onFailed: (error) => {
        const isEnough = isApiError(error) && error.code === 'too_many_exports'
        showMessage(isEnough ? messages.tooMany : messages.startFailed, detailsOf(error))
      },
      invalidates: [exportsKey],
    })
    setBusy(false)
  }
  return { busy, start: () => void start() }
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
