import messages from '@werkplatz/content/messages/admin-switches.json'
import type { SwitchOff, SwitchOn } from '@werkplatz/contract/switches/schemas.ts'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fillIn } from '../../lib/fill-in.ts'

const switches = [['admin', 'switches']]

export function useSwitches() {
  const act = useAction()
  return {
    off: (body: SwitchOff) =>
      act({
        run: () => call('switchOff', { body }),
        done: messages.changed,
        failed: messages.failed,
        invalidates: switches,
      }),
    on: (body: SwitchOn, words: { name: string; scope: string }) =>
      act({
        ask: { ...messages.onConfirm, text: fillIn(messages.onConfirm.text, words) },
        run: () => call('switchOn', { body }),
        done: messages.changed,
        failed: messages.failed,
        invalidates: switches,
        // Somebody else may have switched it on.
        invalidatesOnFailure: switches,
      }),
  }
}
