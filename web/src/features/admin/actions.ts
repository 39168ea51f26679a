import admin from '@werkplatz/content/messages/admin.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

export function useHideFirstDay() {
  const act = useAction()
  return () =>
    act({
      run: () => call('hideFirstDay'),
      failed: admin.saveFailed,
      invalidates: [['admin', 'overview']],
    })
}
