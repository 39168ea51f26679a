import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/activities.json'
import media from '@werkplatz/content/messages/media.json'
import type { ActivityForm } from '@werkplatz/contract/activities/schemas.ts'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'

import { answer, call } from '../../api/client.ts'
import { paths, safeLocation } from '../../lib/paths.ts'
import { confirm } from '../../ui/confirm/confirm-store.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import { showMessage } from '../../ui/toast/show-message.ts'
import type { useUploadQueue } from '../files/use-upload-queue.ts'
import { findErrors, type FormErrors, matchErrors } from './form-errors.ts'
import { payloadOf } from './form-values.ts'
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
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<Intent | null>(null)

  /** To the given page without a question; what was kept of the text goes. */
  const close = (to: string) => {
    guard.release()
    state.forget()
    void navigate(to, { replace: true })
  }

  const fail = (errors: FormErrors) => {
    state.setErrors(errors)
    const first = Object.keys(errors)[0]
    // After the fields have their errors, so that the field is read out with its sentence.
    if (first) requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

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
      fail(errors)
      return
    }
    if (imageQueue.isBusy() || documentQueue.isBusy()) {
      showMessage(media.waitForUploads)
      return
    }
    if (isDraft && !(await confirm(messages.draftConfirm))) return
    if (intent === 'submit' && original && !(await confirm(messages.reviewRequestConfirm))) return
    setBusy(intent)
    try {
      const to = await send(intent)
      showMessage(intent === 'submit' ? messages.savedPending : isDraft ? messages.savedDraft : messages.updated)
      for (const queryKey of [['activities'], ['home']]) void queryClient.invalidateQueries({ queryKey })
      close(to)
    } catch (error) {
      const details = detailsOf(error)
      showMessage(messages.saveFailed, details)
      fail(matchErrors(details.errors ?? []))
      setBusy(null)
    }
  }
  return { save, close, busy }
}
