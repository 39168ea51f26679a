import messages from '@werkplatz/content/messages/profile.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

export function useChangeVisibility() {
  const act = useAction()
  return (isOpen: boolean) =>
    act({
      ask: isOpen ? messages.openConfirm : messages.closeConfirm,
      run: () => call('changeVisibility', { body: { isOpen } }),
      done: isOpen ? messages.opened : messages.closed,
      failed: messages.visibilityFailed,
      invalidates: [['profile']],
    })
}
