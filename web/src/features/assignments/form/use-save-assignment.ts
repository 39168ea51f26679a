import messages from '@werkplatz/content/messages/assignments.json'
import type { AssignmentForm } from '@werkplatz/contract/assignments/schemas.ts'
import type { RefObject } from 'react'

import { isApiError, refusedFields } from '../../../api/api-error.ts'
import { answer } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import type { FormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { useSaving } from '../../../ui/form/frame/use-saving.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { findErrors, type FormValues, isReviewed, payloadOf } from './form-values.ts'
import { afterSaving } from './ways-out.ts'

/** keep: as a draft, or in the status it has. submit: handed in for approval. */
export type Intent = 'keep' | 'submit'

export interface SaveInput {
  original: AssignmentForm | null
  loaded: FormValues
  applicationId: string | null
  state: FormDraft<FormValues>
  guard: { release: () => void }
  form: RefObject<HTMLFormElement | null>
}

export function useSaveAssignment({ original, loaded, applicationId, state, guard, form }: SaveInput) {
  const act = useAction()
  const saving = useSaving<FormValues, Intent>({ state, guard, form })

  const send = (intent: Intent) => {
    const payload = payloadOf(state.values)
    if (!original) {
      const assignmentStatus = intent === 'submit' ? 'PENDING' : 'DRAFT'
      return answer('createAssignment', { body: { ...payload, applicationId, assignmentStatus } })
    }
    const assignmentStatus = intent === 'submit' ? 'PENDING' : original.assignmentStatus
    return answer('editAssignment', {
      body: { ...payload, assignmentId: original.assignmentId, assignmentStatus },
    })
  }

  const save = async (intent: Intent) => {
    const status = original?.assignmentStatus ?? 'DRAFT'
    const isComplete = intent === 'submit' || status === 'PENDING' || status === 'APPROVED'
    const errors = findErrors(state.values, isComplete)
    if (Object.keys(errors).length > 0) {
      if (isComplete) showMessage(messages.fieldsRequired)
      saving.fail(errors)
      return
    }
    saving.begin(intent)
    const outcome = await act({
      run: async () => {
        await send(intent)
        const { contact } = state.values
        if (contact.text.trim() && !contact.id) showMessage(messages.contactMissing)
      },
      done: doneWith(intent),
      failed: messages.saveFailed,
      onFailed: (error) => saving.refused(refusedFields(error), isApiError(error, 409) ? error : null),
      invalidates: [['assignments'], ['applications']],
    })
    if (outcome) saving.close(afterSaving({ original, applicationId }))
  }

  const doneWith = (intent: Intent) => {
    if (intent === 'submit') return messages.submitted
    if (!original || original.assignmentStatus === 'DRAFT') return messages.savedDraft
    if (!original.savingNeedsReview) return messages.updated
    return isReviewed(state.values, loaded) ? messages.submitted : messages.keptApproved
  }

  return { save, close: saving.close, busy: saving.busy, conflict: saving.conflict }
}
