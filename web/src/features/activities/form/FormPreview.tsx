import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import labels from '@werkplatz/content/labels/activities.json'
import type { ActivityDetails, WorkSector } from '@werkplatz/contract/activities/schemas.ts'
import { useEffect } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { ActionBar } from '../../../ui/form/frame/ActionBar.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import type { useUploadQueue } from '../../files/use-upload-queue.ts'
import { ActivityView } from '../components/ActivityView.tsx'
import { ownPayload, type FormValues } from './form-values.ts'

type Items = ReturnType<typeof useUploadQueue>[0]

export type FormPreviewProps = {
  values: FormValues
  images: Items
  documents: Items
  authorName: string
  sectors: readonly WorkSector[]
  onBack: () => void
}

/** The activity as others will see it, before anything is saved. */
export function FormPreview({ onBack, ...shown }: FormPreviewProps) {
  // Not as a plain arrow: some browsers answer with a promise, and an effect may only return its cleaning up.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <>
      <ActivityView activity={previewOf(shown)} note={<Note>{labels.previewNote}</Note>} />
      <ActionBar
        end={
          <Button kind="primary" icon={<IconArrowLeft stroke={1.75} aria-hidden />} onClick={onBack}>
            {labels.continueEditing}
          </Button>
        }
      />
    </>
  )
}

function previewOf({ values, images, documents, authorName, sectors }: Omit<FormPreviewProps, 'onBack'>) {
  const activity: ActivityDetails = {
    ...nobody,
    ...ownPayload(values),
    title: values.title || labels.untitled,
    activityType: values.kind,
    authorName,
    images: images.map(({ key, name, stored, previewUrl }, index) => ({
      id: stored?.id ?? key,
      name,
      index,
      mimeType: stored?.mimeType ?? 'image/*',
      signedUrl: stored?.signedUrl ?? previewUrl ?? '',
    })),
    documents: documents.flatMap(({ stored }) => stored ?? []),
    workSectorName: sectors.find(({ workSectorId }) => workSectorId === values.workSectorId)?.workSectorName ?? null,
  }
  return activity
}

/** What a preview does not show. */
const nobody = {
  activityId: '',
  activityStatus: 'PUBLISHED' as const,
  isFeatured: false,
  authorId: '',
  authorImage: null,
  authorProfileId: '',
  companyId: '',
  companyName: '',
  companyImage: null,
  reserved: 0,
  canApply: false,
  applyBlocker: null,
  isExternal: false,
  isBookmarked: false,
  review: null,
  changes: null,
  dateCreated: '',
  dateModified: '',
  can: {
    edit: false,
    submit: false,
    review: false,
    publish: false,
    archive: false,
    restore: false,
    delete: false,
    feature: false,
    unfeature: false,
    bookmark: false,
    share: false,
    report: false,
  },
}
