import shared from '@werkplatz/content/labels/shared.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import { reportLimits as limits } from '@werkplatz/contract/moderation/limits.ts'
import { type ReactNode, useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'

import styles from './ReasonDialog.module.css'

export type ReasonDialogProps = {
  /** The key of the unsent text, such as `remove.<id>`. */
  about: string
  title: string
  text: string
  /** What it concerns, shown between the question and the field. */
  children?: ReactNode
  hint?: string
  maxLength?: number
  confirm: string
  danger?: boolean
  /** Sends it; returns whether it was done. */
  onSend: (reasons: string) => Promise<boolean>
  onClose: () => void
}

/** Asks for the reasons of something that a moderator does to content of others. Its author reads them. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { about, title, text, children, confirm, danger, onSend, onClose } = props
  const { hint = messages.reasonsHint.text, maxLength = limits.reasons } = props
  const kept = useKept(useUser()?.id ?? '', `reasons.${about}`, '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const reasons = kept.value.trim()

  const send = async () => {
    setTried(true)
    if (busy || !reasons || reasons.length > maxLength) return
    setBusy(true)
    const isDone = await onSend(reasons)
    setBusy(false)
    if (isDone) close()
  }
  const close = () => {
    kept.forget()
    onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{shared.cancel}</Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
      <div className={styles.reasons}>
        <TextArea
          label={messages.reasons.text}
          required
          rows={4}
          value={kept.value}
          onChange={kept.change}
          maxLength={maxLength}
          countFrom={maxLength - 200}
          hint={hint}
          error={tried && !reasons ? shared.reasonMissing : reasons.length > maxLength ? shared.textTooLong : undefined}
        />
      </div>
    </Dialog>
  )
}
