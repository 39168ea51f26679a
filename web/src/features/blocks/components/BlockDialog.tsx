import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/blocks.json'
import messages from '@werkplatz/content/messages/blocks.json'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { useBlocking, type Blockable } from '../actions.ts'
import { blockStatusQuery } from '../api.ts'

import styles from './BlockDialog.module.css'

export type BlockDialogProps = Blockable & {
  onClose: () => void
  onBlocked?: () => void
  /** Leads on to a report, where the page offers one: blocking tells nobody. */
  onReport?: () => void
}

/** What a block changes, before it does. Of who looks after somebody's training it says that notices still arrive. */
export function BlockDialog({ userId, name, onClose, onBlocked, onReport }: BlockDialogProps) {
  const { data, isPending } = useQuery(blockStatusQuery(userId))
  const { block } = useBlocking()
  const [busy, setBusy] = useState(false)
  const asked = data?.isInCharge ? messages.confirmStaff : messages.confirm
  const send = async () => {
    setBusy(true)
    if (await block({ userId, name })) {
      onBlocked?.()
      onClose()
    } else setBusy(false)
  }
  return (
    <Dialog
      role="alertdialog"
      title={fillIn(asked.title, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{asked.cancel}</Button>
          <Button
            kind="danger"
            busy={busy || isPending}
            icon={<IconBan stroke={1.75} aria-hidden />}
            onClick={() => void send()}
          >
            {asked.confirm}
          </Button>
        </>
      }
    >
      <p>{fillIn(asked.text, { name })}</p>
      <div className={styles.note}>
        <Note>
          {messages.alsoReport.text}
          {onReport && (
            <Button kind="ghost" size="small" onClick={onReport}>
              {labels.report}
            </Button>
          )}
        </Note>
      </div>
    </Dialog>
  )
}
