import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import labels from '@werkplatz/content/labels/assignments.json'
import applicationMessages from '@werkplatz/content/messages/applications.json'
import messages from '@werkplatz/content/messages/assignments.json'
import type { WorkSector } from '@werkplatz/contract/activities/schemas.ts'
import type { AssignmentForm } from '@werkplatz/contract/assignments/schemas.ts'
import { useRef } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { RequiredHint } from '../../../ui/form/frame/RequiredHint.tsx'
import { SaveBar } from '../../../ui/form/frame/SaveBar.tsx'
import { useFormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.ts'
import { ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { AssignmentFields } from './AssignmentFields.tsx'
import { fields } from './fields.ts'
import { isReviewed, type FormValues } from './form-values.ts'
import type { Like } from './like-values.ts'
import { useSaveAssignment } from './use-save-assignment.ts'
import { afterClosing } from './ways-out.ts'

import styles from './AssignmentForm.module.css'

export type AssignmentEditorProps = {
  userId: string
  /** Null: a new one. */
  original: AssignmentForm | null
  loaded: FormValues
  /** The accepted application it is made from. */
  applicationId: string | null
  /** The one it was filled from. */
  like?: { id: string; title: string; as: Like }
  sectors: readonly WorkSector[]
}

export function AssignmentEditor(props: AssignmentEditorProps) {
  const { userId, original, loaded, applicationId, like, sectors } = props
  const form = useRef<HTMLFormElement>(null)
  const state = useFormDraft({
    userId,
    name: `assignment.${original?.assignmentId ?? `new.${applicationId ?? like?.id ?? ''}`}`,
    loaded,
    fields,
  })
  const guard = useLeaveGuard(state.isChanged, state.forget, messages.unsavedChanges)
  const { save, close, busy, conflict } = useSaveAssignment({ original, loaded, applicationId, state, guard, form })
  const status = original?.assignmentStatus ?? 'DRAFT'
  const isOpen = status === 'DRAFT' || status === 'REJECTED'
  const isPrefilled = !original && applicationId !== null
  const askAndClose = async () => {
    if (state.isChanged && !(await confirm(messages.unsavedChanges))) return
    close(afterClosing({ original, applicationId }))
  }
  return (
    <>
      <PageHeader
        title={original ? labels.edit : labels.create}
        lead={
          <>
            <RequiredHint />
            {isOpen && ` ${labels.reviewHint}`}
          </>
        }
      />
      <div className={styles.notes}>
        {conflict && <ConflictNote conflict={conflict} />}
        {isPrefilled && !state.isRestored && <Note kind="success">{messages.prefilled.text}</Note>}
        {like && !state.isRestored && (
          <Note kind="info">
            {like.as === 'extend'
              ? messages.extendHint.text
              : fillIn(messages.againHint.text, { assignmentTitle: like.title })}
          </Note>
        )}
        {state.isRestored && <RestoredNote text={applicationMessages.draftRestored.text} onDiscard={state.discard} />}
        {original?.savingNeedsReview && (
          <div aria-live="polite">
            <Note kind="warning">
              {isReviewed(state.values, loaded) ? messages.goesToReview.text : messages.savingNeedsReview.text}
            </Note>
          </div>
        )}
      </div>
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <AssignmentFields
          state={state}
          sectors={sectors}
          isContactFrozen={original?.isContactFrozen ?? false}
          assignmentId={original?.assignmentId ?? null}
          isOwn={original?.isOwn ?? true}
        />
      </form>
      <SaveBar
        busy={busy}
        onClose={() => void askAndClose()}
        keep={{ label: status === 'DRAFT' ? labels.saveDraft : labels.save, run: () => void save('keep') }}
        submit={
          isOpen
            ? {
                intent: 'submit',
                label: labels.submit,
                icon: <IconArrowRight stroke={1.75} aria-hidden />,
                run: () => void save('submit'),
              }
            : undefined
        }
      />
    </>
  )
}
