import messages from '@werkplatz/content/messages/admin-reports.json'
import { reportLimits } from '@werkplatz/contract/moderation/limits.ts'
import type { ReactNode } from 'react'

import { ReasonDialog } from '../../shared/reasons/ReasonDialog.tsx'

export type RestoreDialogProps = {
  /** Of the case or deletion. */
  id: string
  children?: ReactNode
  onSend: (reasons: string) => Promise<boolean>
  onClose: () => void
}

/** Asks why something comes back; its author reads it. */
export function RestoreDialog({ id, children, onSend, onClose }: RestoreDialogProps) {
  const asked = messages.restoreConfirm
  return (
    <ReasonDialog
      about={`restore.${id}`}
      title={asked.title}
      text={asked.text}
      hint={messages.restoreHint.text}
      maxLength={reportLimits.restoreReasons}
      confirm={asked.confirm}
      onSend={onSend}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  )
}
