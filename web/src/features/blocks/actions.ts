import messages from '@werkplatz/content/messages/blocks.json'

import { call } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { fillIn } from '../../lib/fill-in.ts'
import type { MessageEntry } from '../../ui/toast/message-text.ts'

/** Whom it is about; a name in a sentence is the first name where there is no room for more. */
export interface Blockable {
  userId: string
  name: string
}

const named = (message: MessageEntry, name: string): MessageEntry => ({
  ...message,
  text: fillIn(message.text, { name }),
  ...(message.title && { title: fillIn(message.title, { name }) }),
})

/** Blocking changes what almost every list shows: all of them are read again. */
const everything = [() => true]

export function useBlocking() {
  const act = useAction()
  return {
    block: ({ userId, name }: Blockable) =>
      act({
        run: () => call('createBlock', { body: { userId } }),
        done: named(messages.done, name),
        failed: messages.failed,
        invalidates: everything,
      }),
    unblock: ({ userId, name }: Blockable) =>
      act({
        ask: messages.undoConfirm,
        run: () => call('deleteBlock', { body: { userId } }),
        done: named(messages.undone, name),
        failed: messages.undoFailed,
        invalidates: everything,
      }),
  }
}
