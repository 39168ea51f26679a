import messages from '@werkplatz/content/messages/admin-access.json'
import type { AccessQuestion } from '@werkplatz/contract/access-check/schemas.ts'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

/** Asked when somebody presses the button, never by itself: each question is in the trail. */
export function useAccessCheck() {
  const act = useAction()
  return async (body: AccessQuestion) =>
    (await act({ run: () => call('explainAccess', { body }), failed: messages.failed }))?.result ?? null
}
