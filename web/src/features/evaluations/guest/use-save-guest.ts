import messages from '@werkplatz/content/messages/evaluation-guest.json'
import type { Criterion } from '@werkplatz/contract/evaluations/schemas.ts'
import { useState } from 'react'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import type { Conflict } from '../../../ui/note/ConflictNote.tsx'
import { type FormValues, payloadOf } from '../form/form-values.ts'
import type { SaveState } from '../form/use-save-evaluation.ts'
import { isDead } from './GuestRefused.tsx'

/** One after the other: an older state never lands on a newer one. */
const QUEUE = 'guest-evaluation'

export interface SaveGuestInput {
  token: string
  criteria: readonly Criterion[]
  onSaved: (values: FormValues) => void
  /** The link opens nothing any more. */
  onRefused: (error: unknown) => void
}

export function useSaveGuest({ token, criteria, onSaved, onRefused }: SaveGuestInput) {
  const act = useAction()
  const [state, setState] = useState<SaveState>('idle')
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const refused = (error: unknown) => {
    if (isDead(error)) onRefused(error)
    else setConflict(isApiError(error, 409) ? error : null)
  }
  const write = (values: FormValues) =>
    call('saveGuestEvaluation', { query: { token }, body: payloadOf(values, criteria) })

  /** `quietly`: between two steps nobody wants to be told. */
  const save = async (values: FormValues, quietly = false): Promise<boolean> => {
    setState('saving')
    setConflict(null)
    const outcome = await act({
      queue: QUEUE,
      run: () => write(values),
      done: quietly ? undefined : messages.saved,
      failed: messages.saveFailed,
      onFailed: refused,
    })
    setState(outcome ? 'saved' : 'failed')
    if (outcome) onSaved(values)
    return outcome !== null
  }

  /** What stands on the screen is what is submitted. */
  const submit = async (values: FormValues): Promise<boolean> => {
    setConflict(null)
    const outcome = await act({
      ask: messages.submitConfirm,
      // After what is still on its way.
      queue: QUEUE,
      run: async () => {
        await write(values)
        await call('submitGuestEvaluation', { query: { token } })
      },
      failed: messages.submitFailed,
      onFailed: refused,
    })
    return outcome !== null
  }
  return { saving: { save, state, conflict }, submit }
}
