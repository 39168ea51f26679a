import messages from '@werkplatz/content/messages/reports.json'
import { reportFieldLabels } from '@werkplatz/contract/moderation/labels.ts'
import type { ReportReason, ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import { useState } from 'react'

import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'

import styles from './ReportDialog.module.css'

export type ReportDialogProps = { userId: string; targetId: string; target: ReportTarget; onClose: () => void }

/** Under which name an unsent report of this target is kept. */
export const reportDraft = (targetId: string) => `report.${targetId}`

const { dialog } = messages
/** What is asked about each thing. */
const dialogs: Record<ReportTarget, { title: string; text: string }> = {
  ACTIVITY: messages.dialogActivity,
  ASSIGNMENT: messages.dialogAssignment,
  USER_PROFILE: messages.dialogUserProfile,
  COMPANY_PROFILE: messages.dialogCompanyProfile,
  POST: messages.dialogPost,
  COMMENT: messages.dialogComment,
  CHAT_MESSAGE: messages.dialogChatMessage,
}
const reasons = dialog.options as { value: ReportReason; label: string }[]

/** Tells the moderators what is wrong with something, for one of six reasons. */
export function ReportDialog({ userId, targetId, target, onClose }: ReportDialogProps) {
  const act = useAction()
  const kept = useKept<ReportReason | null>(userId, reportDraft(targetId), null)
  const report = kept.value
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const asked = dialogs[target]

  const send = async () => {
    setTried(true)
    if (!report) {
      showMessage(messages.reasonRequired)
      return
    }
    setBusy(true)
    const isDone = await act({
      run: () => call('fileReport', { body: { targetId, target, report } }),
      done: messages.sent,
      failed: messages.failed,
    })
    if (isDone) close()
    else setBusy(false)
  }
  const close = () => {
    kept.forget()
    onClose()
  }
  return (
    <Dialog
      title={asked.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{dialog.cancel}</Button>
          <Button kind="danger" busy={busy} onClick={() => void send()}>
            {dialog.confirm}
          </Button>
        </>
      }
    >
      <p>{asked.text}</p>
      <div className={styles.reasons}>
        <ChoiceCards
          label={reportFieldLabels.report}
          required
          value={report}
          onChange={kept.change}
          choices={reasons}
          error={tried && !report ? messages.reasonRequired.text : undefined}
        />
      </div>
    </Dialog>
  )
}
