import messages from '@werkplatz/content/messages/applications.json'
import type { ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'
import type { RefObject } from 'react'

import { isApiError, refusedFields } from '../../../api/api-error.ts'
import { answer, call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { paths, safeLocation } from '../../../lib/paths.ts'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import type { FormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { useSaving } from '../../../ui/form/frame/use-saving.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import type { useUploadQueue } from '../../files/use-upload-queue.ts'
import { findErrors, type FormValues } from './form-errors.ts'

/** keep: as a draft, or in the status it has. send: on its way to who decides. */
export type Intent = 'keep' | 'send'

export interface SaveInput {
  activityId: string
  original: ApplicationDetails | null
  state: FormDraft<FormValues>
  queue: ReturnType<typeof useUploadQueue>[1]
  guard: { release: () => void }
  form: RefObject<HTMLFormElement | null>
}

export function useSaveApplication({ activityId, original, state, queue, guard, form }: SaveInput) {
  const act = useAction()
  const saving = useSaving<FormValues, Intent>({ state, guard, form })

  const send = async (intent: Intent) => {
    const { title, body } = state.values
    const payload = { title: title.trim(), body: body.trim(), documents: queue.ids() }
    if (!original) {
      const applicationStatus = intent === 'send' ? 'PENDING' : 'DRAFT'
      const { location } = await answer('createApplication', { body: { ...payload, activityId, applicationStatus } })
      return safeLocation(location) ?? paths.applications('own')
    }
    const applicationStatus = intent === 'send' ? 'PENDING' : original.applicationStatus
    await call('editApplication', { body: { ...payload, id: original.id, activityId, applicationStatus } })
    return paths.application(original.id)
  }

  const save = async (intent: Intent) => {
    const isDraft = intent === 'keep' && (original?.applicationStatus ?? 'DRAFT') === 'DRAFT'
    const isComplete = intent === 'send' || original?.applicationStatus === 'APPROVED'
    const errors = findErrors(state.values, isComplete)
    if (Object.keys(errors).length > 0) {
      saving.fail(errors)
      return
    }
    const obstacle = queue.obstacle()
    if (obstacle) {
      showMessage(obstacle)
      return
    }
    if (isDraft && !(await confirm(messages.draftConfirm))) return
    saving.begin(intent)
    const outcome = await act({
      run: () => send(intent),
      done: intent === 'send' ? messages.sent : isDraft ? messages.savedDraft : messages.saved,
      failed: messages.saveFailed,
      onFailed: (error) => saving.refused(refusedFields(error), isApiError(error, 409) ? error : null),
      invalidates: [['applications'], ['activities'], ['home']],
    })
    if (outcome) saving.close(outcome.result)
  }
  return { save, close: saving.close, busy: saving.busy, conflict: saving.conflict }
}
