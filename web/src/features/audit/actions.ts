import messages from '@werkplatz/content/messages/admin-audit.json'

import { useAction } from '../../api/use-action.ts'
import { useDownload } from '../../api/use-download.ts'
import type { AskedTrail } from './api.ts'

/** What the list shows, as a table to take along. */
export function useTrailTable() {
  const { state, start } = useDownload('exportAudit')
  const act = useAction()
  return {
    isBusy: state !== 'idle',
    fetch: (asked: AskedTrail) => act({ run: () => start({ query: { ...asked } }), failed: messages.failed }),
  }
}
