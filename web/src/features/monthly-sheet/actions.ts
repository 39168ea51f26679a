import messages from '@werkplatz/content/messages/admin-overview.json'

import { useAction } from '../../api/use-action.ts'
import { useDownload } from '../../api/use-download.ts'

export function useMonthlySheet() {
  const { state, start } = useDownload('drawMonthlySheet')
  const act = useAction()
  return { isBusy: state !== 'idle', fetch: () => void act({ run: () => start({}), failed: messages.sheetFailed }) }
}
