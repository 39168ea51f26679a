import { useSyncExternalStore } from 'react'

import { Button } from '../button/Button.tsx'
import { confirmStore } from './confirm-store.ts'
import { Dialog } from './Dialog.tsx'

/** Shows the question asked by `confirm`; stands once in each shell. */
export function ConfirmHost() {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.current, () => undefined)
  if (!question) return null
  const answer = (confirmed: boolean) => confirmStore.answer(question.id, confirmed)
  return (
    <Dialog
      key={question.id}
      role="alertdialog"
      title={question.title}
      onClose={() => answer(false)}
      actions={
        <>
          {/* The browser focuses the first button: the harmless one. */}
          <Button onClick={() => answer(false)}>{question.cancel}</Button>
          <Button kind={question.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question.confirm}
          </Button>
        </>
      }
    >
      {question.text && <p>{question.text}</p>}
    </Dialog>
  )
}
