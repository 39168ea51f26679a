import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import messages from '@werkplatz/content/messages/activities.json'
import type { ActivityDecider, ActivityForm } from '@werkplatz/contract/activities/form-schemas.ts'
import { activityFieldLabels } from '@werkplatz/contract/activities/labels.ts'
import { activityLimits as limits } from '@werkplatz/contract/activities/limits.ts'
import type { WorkSector } from '@werkplatz/contract/activities/schemas.ts'
import { documentExtensions, imageExtensions } from '@werkplatz/contract/files/kinds.ts'
import { useRef, useState } from 'react'

import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { RequiredHint } from '../../../ui/form/frame/RequiredHint.tsx'
import { SaveBar } from '../../../ui/form/frame/SaveBar.tsx'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.ts'
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { DocumentField } from '../../files/components/DocumentField.tsx'
import { ImageField } from '../../files/components/ImageField.tsx'
import { areSameFiles } from '../../files/same-files.ts'
import { useUploadQueue } from '../../files/use-upload-queue.ts'
import { ReviewNote } from '../components/ReviewNote.tsx'
import type { FormValues } from './form-values.ts'
import { AudienceSection, PlaceSection, SubjectSection, TimeSection } from './FormFields.tsx'
import { FormPreview } from './FormPreview.tsx'
import { reviewHint } from './review-hint.ts'
import { useFormState } from './use-form-state.ts'
import { useSaveActivity } from './use-save-activity.ts'

import styles from './ActivityFormPage.module.css'

export type ActivityEditorProps = {
  userId: string
  authorName: string
  /** Null: a new one. */
  original: ActivityForm | null
  loaded: FormValues
  isPrefilled: boolean
  sectors: readonly WorkSector[]
  /** Who decides once it is handed in; not known while that could not be read. */
  decider: ActivityDecider | undefined
}

export function ActivityEditor(props: ActivityEditorProps) {
  const { userId, authorName, original, loaded, isPrefilled, sectors, decider } = props
  const form = useRef<HTMLFormElement>(null)
  const state = useFormState({ userId, name: original?.id ?? 'new', loaded })
  const [images, imageQueue] = useUploadQueue({
    group: 'image',
    extensions: imageExtensions,
    max: limits.images,
    initial: original?.activityImages ?? [],
  })
  const [documents, documentQueue] = useUploadQueue({
    group: 'document',
    extensions: documentExtensions,
    max: limits.documents,
    initial: original?.activityDocuments ?? [],
  })
  const [isPreview, setPreview] = useState(false)
  const filesChanged = !(
    areSameFiles(images, original?.activityImages) && areSameFiles(documents, original?.activityDocuments)
  )
  const isChanged = state.isChanged || filesChanged
  const guard = useLeaveGuard(isChanged, state.forget)
  const { save, close, busy } = useSaveActivity({ original, state, imageQueue, documentQueue, guard, form })

  const isWidening = Boolean(original?.wideningNeedsReview && state.values.isPublic && !original.isPublic)
  const isOpen = !original || original.status === 'DRAFT' || original.status === 'REJECTED'
  const askAndClose = async () => {
    if (isChanged && !(await confirm(messages.closeFormConfirm))) return
    close(original ? paths.activity(original.id) : paths.activities())
  }
  if (isPreview) {
    return (
      <FormPreview
        values={state.values}
        images={images}
        documents={documents}
        authorName={authorName}
        sectors={sectors}
        onBack={() => setPreview(false)}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={original ? labels.edit : labels.create}
        lead={
          <>
            <RequiredHint />
            {isOpen && ` ${reviewHint(decider)}`}
          </>
        }
        actions={
          <Button icon={<IconEye stroke={1.75} aria-hidden />} onClick={() => setPreview(true)}>
            {labels.preview}
          </Button>
        }
      />
      <div className={styles.notes}>
        {state.isRestored && <RestoredNote text={messages.draftRestored.text} onDiscard={state.discard} />}
        {original?.review && isOpen && <ReviewNote review={original.review} />}
      </div>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <SubjectSection state={state} />
        <FormSection title={activityFieldLabels.images} text={labels.imagesText}>
          <ImageField
            label={activityFieldLabels.images}
            items={images}
            queue={imageQueue}
            extensions={imageExtensions}
            max={limits.images}
            hint={labels.imageKinds}
            withTemplates
            withCover
          />
        </FormSection>
        <TimeSection state={state} />
        <PlaceSection state={state} sectors={sectors} isPrefilled={isPrefilled} />
        <FormSection title={activityFieldLabels.documents}>
          <DocumentField label={activityFieldLabels.documents} items={documents} queue={documentQueue} />
        </FormSection>
        <AudienceSection state={state} isWidening={isWidening} />
      </form>
      <SaveBar
        busy={busy}
        onClose={() => void askAndClose()}
        keep={{
          label: isOpen && original?.status !== 'REJECTED' ? labels.saveDraft : labels.save,
          run: () => void save('keep'),
        }}
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
