// What can be taken along of a work history.
import messages from '@werkplatz/content/messages/assignments.json'

import { useAction } from '../../api/use-action.ts'
import { useDownload } from '../../api/use-download.ts'

/** Drawn anew each time: what was approved a moment ago is on it. */
export function useHistoryPdf() {
  const { state, start } = useDownload('drawWorkHistory')
  const act = useAction()
  const save = (userId: string) =>
    void act({
      run: () => start({ query: { id: userId } }),
      done: messages.historyPdfSaved,
      failed: messages.exportPdfFailed,
    })
  return { isBusy: state !== 'idle', save }
}

export function useHistoryCsv() {
  const { state, start } = useDownload('tabulateWorkHistory')
  const act = useAction()
  const save = (userId: string) =>
    void act({
      run: () => start({ query: { id: userId } }),
      done: messages.historyCsvSaved,
      failed: messages.exportCsvFailed,
    })
  return { isBusy: state !== 'idle', save }
}
