import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import messages from '@werkplatz/content/messages/my-data.json'
import type { MyData } from '@werkplatz/contract/my-data/schemas.ts'

import { Note } from '../../../ui/note/Note.tsx'
import { useAskDeletion } from '../actions.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { WhatGoes } from './WhatGoes.tsx'

import styles from './MyData.module.css'

export type DeleteDialogProps = { data: MyData; onCopy: () => void; onClose: () => void }

/** What goes, what stays and until when, before the password is asked for. */
export function DeleteDialog({ data, onCopy, onClose }: DeleteDialogProps) {
  const wish = useAskDeletion()
  return (
    <PasswordForm
      title={labels.deleteTitle}
      cancel={labels.keep}
      confirm={labels.deleteNow}
      kind="danger"
      icon={<IconTrash stroke={1.75} aria-hidden />}
      wish={wish}
      onClose={onClose}
    >
      <p>{messages.deleteConfirm.text}</p>
      <WhatGoes stays={data.stays} />
      {!data.nextExport && (
        <Note>
          {labels.copyFirst}{' '}
          <button type="button" className={styles.link} onClick={onCopy}>
            {messages.exportStart.text}
          </button>
        </Note>
      )}
    </PasswordForm>
  )
}
