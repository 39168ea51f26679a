// Calls of this feature. Components know no URL and no error code.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/exports.json'
import type { Export, ExportKind } from '@werkplatz/contract/exports/schemas.ts'

import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../ui/toast/show-message.ts'

export const exportsKey = ['exports']
const ASK_MS = 2_000

export const isUnderWay = ({ status }: Export) => status === 'WAITING' || status === 'RUNNING'

/** Asked again while one is under way; its end is also told by the bell, should the person be elsewhere. */
export const exportsQuery = queryOptions({
  queryKey: exportsKey,
  queryFn: ({ signal }) => call('listExports', { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? ASK_MS : false),
  staleTime: 60_000,
})

export function useStartExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (kind: ExportKind) => call('startExport', { body: { kind } }),
    onSuccess: () => {
      showMessage(messages.started)
      void queryClient.invalidateQueries({ queryKey: exportsKey })
    },
    onError: (error) => {
      const isEnough = isApiError(error) && error.code === 'too_many_exports'
      showMessage(isEnough ? messages.tooMany : messages.startFailed, detailsOf(error))
    },
  })
}

/** A fresh address each time, good for five minutes: a download that broke off is begun anew without a new export. */
export function useFetchExport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { signedUrl, fileName } = await call('readExportFile', { params: { id } })
      const link = document.createElement('a')
      link.href = signedUrl
      link.download = fileName
      link.click()
    },
    onError: (error) => {
      showMessage(messages.downloadFailed, detailsOf(error))
      void queryClient.invalidateQueries({ queryKey: exportsKey })
    },
  })
}
