import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationForm } from '@werkplatz/contract/evaluations/schemas.ts'
import { useRef, useState } from 'react'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { detailsOf } from '../../../ui/failure/use-failure-message.ts'
import type { Conflict } from '../../../ui/note/ConflictNote.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { evaluationFormQuery } from '../api.ts'
import { countMissing, type FormValues, loadedValues, payloadOf } from './form-values.ts'

/** What saving says: all of it, or how much is still to come. */
function savedMessage(missing: number) {
  if (missing === 0) return messages.saved
  if (missing === 1) return messages.savedPartialOne
  return { ...messages.savedPartial, text: fillIn(messages.savedPartial.text, { n: missing }) }
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/** `quietly`: between two steps nobody wants to be told. */
export function useSaveEvaluation(form: EvaluationForm, onSaved: (values: FormValues) => void) {
  const act = useAction()
  const begun = useRef(form.evaluationId !== null)
  const [state, setState] = useState<SaveState>('idle')
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [present, setPresent] = useState<FormValues | null>(null)
  const queryClient = useQueryClient()
  /** Begun on another device: what is there, for the user to choose. */
  const readPresent = async () => {
    const there = await queryClient.fetchQuery({ ...evaluationFormQuery(form.assignmentId), staleTime: 0 })
    begun.current = true
    setPresent(loadedValues(there))
  }
  const save = async (values: FormValues, quietly = false): Promise<boolean> => {
    setState('saving')
    setConflict(null)
    const body = { assignmentId: form.assignmentId, ...payloadOf(values, form.criteria) }
    const outcome = await act({
      run: () => call(begun.current ? 'saveEvaluation' : 'startEvaluation', { body }),
      done: quietly ? undefined : savedMessage(countMissing(values, form.criteria)),
      failed: null,
      onFailed: (error) => {
        if (isApiError(error, 409) && error.code === 'evaluation_begun') {
          void readPresent().catch(() => setConflict(error))
          return
        }
        showMessage(messages.saveFailed, detailsOf(error))
        setConflict(isApiError(error, 409) ? error : null)
      },
      invalidates: [['assignments']],
    })
    setState(outcome ? 'saved' : 'failed')
    if (!outcome) return false
    begun.current = true
    onSaved(values)
    return true
  }
  return { save, state, conflict, present, resolve: () => setPresent(null) }
}
