import { useQueryClient } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/applications.json'
import type { ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'

import { isApiError } from '../../api/api-error.ts'
import { answer, call } from '../../api/client.ts'
import { paths, safeLocation } from '../../lib/paths.ts'
import { confirm } from '../../ui/confirm/confirm-store.ts'
import { detailsOf } from '../../ui/failure/use-failure-message.ts'
import type { KeptForm } from '../../ui/form/use-kept-form.ts'
import type { Conflict } from '../../ui/note/ConflictNote.tsx'
import { showMessage, showToast } from '../../ui/toast/show-message.ts'
import type { useUploadQueue } from '../files/use-upload-queue.ts'
import { findErrors, type FormErrors, type FormValues, matchErrors } from './form-errors.ts'

/** keep: as a draft, or in the status it has. send: on its way to who decides. */
export type Intent = 'keep' | 'send'

export interface SaveInput {
  activityId: string
  original: ApplicationDetails | null
  state: KeptForm<FormValues>
  queue: ReturnType<typeof useUploadQueue>[1]
  guard: { release: () => void }
  form: RefObject<HTMLFormElement | null>
}

export function useSaveApplication({ activityId, original, state, queue, guard, form }: SaveInput) {
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
      fail(errors)
      return
    }
    if (queue.isBusy()) {
      showToast({ kind: 'warning', title: 'Warte, bis alle Dateien hochgeladen sind', durationMs: 4000 })
      return
    }
    if (isDraft && !(await confirm(messages.draftConfirm))) return
    setBusy(intent)
    setConflict(null)
    try {
      const to = await send(intent)
      showMessage(intent === 'send' ? messages.sent : isDraft ? messages.savedDraft : messages.saved)
      for (const queryKey of [['applications'], ['activities'], ['home']])
        void queryClient.invalidateQueries({ queryKey })
      close(to)
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
