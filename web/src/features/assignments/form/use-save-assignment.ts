import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/assignments.json'
import type { AssignmentForm } from '@werkplatz/contract/assignments/schemas.ts'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'

import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { paths } from '../../../lib/paths.ts'
import { detailsOf } from '../../../ui/failure/use-failure-message.ts'
import type { KeptForm } from '../../../ui/form/use-kept-form.ts'
import type { Conflict } from '../../../ui/note/ConflictNote.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { findErrors, type FormErrors, type FormValues, matchErrors, payloadOf } from './form-values.ts'

/** keep: as a draft, or in the status it has. submit: handed in for approval. */
export type Intent = 'keep' | 'submit'

export interface SaveInput {
  original: AssignmentForm | null
  applicationId: string | null
  state: KeptForm<FormValues>
  guard: { release: () => void }
  form: RefObject<HTMLFormElement | null>
}

export function useSaveAssignment({ original, applicationId, state, guard, form }: SaveInput) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<Intent | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)

  /** To the given page without a question; what was kept of the text goes. */
  const close = (to: string) => {
    guard.release()
    state.forget()
    void navigate(to, { replace: true })
  }

  const fail = (errors: FormErrors) => {
    state.setErrors(errors)
    // After the fields have their errors, so that the field is read out with its sentence.
    if (Object.keys(errors).length > 0)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  const send = (intent: Intent) => {
    const payload = payloadOf(state.values)
    if (!original) {
      const assignmentStatus = intent === 'submit' ? 'PENDING' : 'DRAFT'
      return call('createAssignment', { body: { ...payload, applicationId, assignmentStatus } })
    }
    const assignmentStatus = intent === 'submit' ? 'PENDING' : original.assignmentStatus
    return call('editAssignment', {
      body: { ...payload, assignmentId: original.assignmentId, assignmentStatus },
    })
  }

  const save = async (intent: Intent) => {
    const status = original?.assignmentStatus ?? 'DRAFT'
    const isComplete = intent === 'submit' || status === 'PENDING' || status === 'APPROVED'
    const errors = findErrors(state.values, isComplete)
    if (Object.keys(errors).length > 0) {
      if (isComplete) showMessage(messages.fieldsRequired)
      fail(errors)
      return
    }
    setBusy(intent)
    setConflict(null)
    try {
      await send(intent)
      const { contact } = state.values
      if (contact.text.trim() && !contact.id) showMessage(messages.contactMissing)
      showMessage(
        intent === 'submit' ? messages.submitted : status === 'DRAFT' ? messages.savedDraft : messages.updated,
      )
      for (const queryKey of [['assignments'], ['applications']]) void queryClient.invalidateQueries({ queryKey })
      // Who came from an accepted application goes back to it; everybody else to the own assignments.
      close(applicationId ? paths.application(applicationId) : paths.company('OWN_ASSIGNMENT'))
    } catch (error) {
      const details = detailsOf(error)
      showMessage(messages.saveFailed, details)
      if (isApiError(error, 409)) setConflict(error)
      fail(matchErrors(details.errors ?? []))
      setBusy(null)
    }
  }
  return { save, close, busy, conflict }
}
