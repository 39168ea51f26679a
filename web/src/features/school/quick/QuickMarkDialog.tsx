import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import type { SchoolSubject, Semester } from '@werkplatz/contract/school/schemas.ts'

import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { QuickMarkForm } from './QuickMarkForm.tsx'

export type QuickMarkDialogProps = {
  userId: string
  /** The newest; null: there is none yet; undefined: nobody knows yet. */
  semester: Semester | null | undefined
  subjects: readonly SchoolSubject[]
  /** The semesters could not be read. */
  onRetry?: (() => void) | undefined
  onClose: () => void
}

export function QuickMarkDialog({ userId, semester, subjects, onRetry, onClose }: QuickMarkDialogProps) {
  if (semester) return <QuickMarkForm userId={userId} semester={semester} subjects={subjects} onClose={onClose} />
  if (semester === undefined)
    return (
      <Dialog title={messages.quickHeading.text} onClose={onClose}>
        {onRetry ? <LoadFailed size="small" onRetry={onRetry} /> : <SkeletonText lines={4} />}
      </Dialog>
    )
  return (
    <Dialog
      title={messages.quickHeading.text}
      onClose={onClose}
      actions={
        <ButtonLink kind="primary" to={paths.company('SCHOOL_GRADES')} onClick={onClose}>
          {labels.grades}
        </ButtonLink>
      }
    >
      {messages.quickNoSemester.text}
    </Dialog>
  )
}
