import messages from '@werkplatz/content/messages/profile.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'

/** Of another person, who reads the reasons. Returns whether it is done. */
export function useEmptyProfile() {
  const act = useAction()
  return async (id: string, reasons: string): Promise<boolean> => {
    const emptied = await act({
      run: () => call('emptyProfile', { body: { id, reasons } }),
      done: messages.emptied,
      failed: messages.emptyFailed,
      invalidates: [['profile'], ['reports']],
    })
    return emptied !== null
  }
}

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
