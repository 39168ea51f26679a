import messages from '@werkplatz/content/messages/activities.json'
import type { ActivityForm } from '@werkplatz/contract/activities/form-schemas.ts'
import type { RefObject } from 'react'

import { refusedFields } from '../../../api/api-error.ts'
import { answer, call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { paths, safeLocation } from '../../../lib/paths.ts'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { useSaving } from '../../../ui/form/frame/use-saving.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import type { useUploadQueue } from '../../files/use-upload-queue.ts'
import { findErrors } from './form-errors.ts'
import { type FormValues, payloadOf } from './form-values.ts'
import type { FormState } from './use-form-state.ts'

type Queue = ReturnType<typeof useUploadQueue>[1]
/** keep: as a draft, or in the status it has. submit: handed in for review. */
type Intent = 'keep' | 'submit'

export interface SaveInput {
  original: ActivityForm | null
  state: FormState
  imageQueue: Queue
  documentQueue: Queue
  guard: { release: () => void }
  form: RefObject<HTMLFormElement | null>
}

export function useSaveActivity({ original, state, imageQueue, documentQueue, guard, form }: SaveInput) {
  const act = useAction()
  const saving = useSaving<FormValues, Intent>({ state, guard, form })

  const send = async (intent: Intent) => {
    const payload = payloadOf(state.values, imageQueue.ids(), documentQueue.ids())
    if (!original) {
      const activityStatus = intent === 'submit' ? 'PENDING' : 'DRAFT'
      const { location } = await answer('createActivity', { body: { ...payload, activityStatus } })
      return safeLocation(location) ?? paths.activities()
    }
    const activityStatus = intent === 'submit' ? 'PENDING' : original.status
    await call('editActivity', { body: { ...payload, id: original.id, activityStatus } })
    return paths.activity(original.id)
  }

  const save = async (intent: Intent) => {
    const isDraft = intent === 'keep' && (!original || original.status === 'DRAFT')
    const errors = findErrors(state.values, !(isDraft || (intent === 'keep' && original?.status === 'REJECTED')))
    if (Object.keys(errors).length > 0) {
      saving.fail(errors)
      return
    }
    const obstacle = imageQueue.obstacle() ?? documentQueue.obstacle()
    if (obstacle) {
      showMessage(obstacle)
      return
    }
    const question = intent === 'submit' ? messages.reviewRequestConfirm : isDraft ? messages.draftConfirm : null
    if (question && !(await confirm(question))) return
    saving.begin(intent)
    const outcome = await act({
      run: () => send(intent),
      done: intent === 'submit' ? messages.savedPending : isDraft ? messages.savedDraft : messages.updated,
      failed: messages.saveFailed,
      onFailed: (error) => saving.refused(refusedFields(error)),
      invalidates: [['activities'], ['home']],
    })
    if (outcome) saving.close(outcome.result)
  }
  return { save, close: saving.close, busy: saving.busy }
}
