import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/applications.json'
import { applicationFieldLabels } from '@werkplatz/contract/applications/labels.ts'
import { applicationLimits as limits } from '@werkplatz/contract/applications/limits.ts'
import type { ApplicationActivity, ApplicationDetails } from '@werkplatz/contract/applications/schemas.ts'
import { documentExtensions } from '@werkplatz/contract/files/kinds.ts'
import { useRef } from 'react'

import { paths } from '../../../lib/paths.ts'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { RequiredHint } from '../../../ui/form/frame/RequiredHint.tsx'
import { SaveBar } from '../../../ui/form/frame/SaveBar.tsx'
import { useFormDraft } from '../../../ui/form/frame/use-form-draft.ts'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.ts'
import { ConflictNote } from '../../../ui/note/ConflictNote.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { DocumentField } from '../../files/components/DocumentField.tsx'
import { areSameFiles } from '../../files/same-files.ts'
import { useUploadQueue } from '../../files/use-upload-queue.ts'
import { AnswerNote } from '../../shared/AnswerNote.tsx'
import { applicationLabels } from '../labels.ts'
import { fields } from './fields.ts'
import type { FormValues } from './form-errors.ts'
import { TargetCard } from './TargetCard.tsx'
import { useSaveApplication } from './use-save-application.ts'

import styles from './ApplicationForm.module.css'

export type ApplicationEditorProps = {
  userId: string
  activity: ApplicationActivity
  /** Null: a new one. */
  original: ApplicationDetails | null
}

export function ApplicationEditor({ userId, activity, original }: ApplicationEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const state = useFormDraft<FormValues>({
    userId,
    name: `application.${original?.id ?? `new.${activity.id}`}`,
    loaded: { title: original?.title ?? '', body: original?.body ?? '' },
    fields,
  })
  const [documents, queue] = useUploadQueue({
    group: 'document',
    extensions: documentExtensions,
    max: limits.documents,
    initial: original?.documents ?? [],
  })
  const isChanged = state.isChanged || !areSameFiles(documents, original?.documents)
  const guard = useLeaveGuard(isChanged, state.forget, messages.closeConfirm)
  const { save, close, busy, conflict } = useSaveApplication({
    activityId: activity.id,
    original,
    state,
    queue,
    guard,
    form,
  })
  const status = original?.applicationStatus ?? 'DRAFT'
  const canSend = original ? original.can.send : true
  const askAndClose = async () => {
    if (isChanged && !(await confirm(messages.closeConfirm))) return
    close(original ? paths.application(original.id) : paths.activity(activity.id))
  }
  const { bind } = state
  return (
    <>
      <PageHeader
        title={original ? labels.editApplication : labels.apply}
        lead={
          <>
            {labels.goesTo} {activity.authorName}, {activity.companyName}. <RequiredHint />
          </>
        }
      />
      <div className={styles.grid}>
        <form ref={form} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
          {conflict && (
            <ConflictNote conflict={conflict}>{!original && <p>{messages.conflictDraftKept.text}</p>}</ConflictNote>
          )}
          {state.isRestored && <RestoredNote text={messages.draftRestored.text} onDiscard={state.discard} />}
          {original?.review && status === 'REJECTED' && (
            <AnswerNote
              isYes={false}
              label={applicationLabels.REJECTED}
              by={original.review.reviewer}
              date={original.review.date}
              message={original.review.message}
            />
          )}
          {status === 'APPROVED' && (
            <Note>
              {labels.acceptedStays} {activity.authorName} {labels.hearsOfChange}
            </Note>
          )}
          <TextField {...bind('title')} required counted />
          <TextArea
            {...bind('body')}
            required
            className={styles.message}
            placeholder={messages.messagePlaceholder.text}
            countFrom={limits.body - 500}
          />
          <section className={styles.documents} aria-labelledby="application-documents">
            <h2 id="application-documents">
              {applicationFieldLabels.documents} <small>{labels.optional}</small>
            </h2>
            <p>{labels.documentsText}</p>
            <DocumentField label={applicationFieldLabels.documents} items={documents} queue={queue} />
          </section>
        </form>
        <TargetCard activity={activity} />
      </div>
      <SaveBar
        busy={busy}
        onClose={() => void askAndClose()}
        keep={{ label: status === 'DRAFT' ? labels.saveDraft : labels.save, run: () => void save('keep') }}
        submit={
          status !== 'APPROVED' && canSend
            ? {
                intent: 'send',
                label: labels.send,
                icon: <IconSend stroke={1.75} aria-hidden />,
                run: () => void save('send'),
              }
            : undefined
        }
      />
    </>
  )
}
