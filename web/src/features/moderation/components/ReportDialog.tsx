import messages from '@werkplatz/content/messages/reports.json'
import { reportFieldLabels } from '@werkplatz/contract/moderation/labels.ts'
import type { ReportReason, ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import { useState } from 'react'

import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { ChoiceCards } from '../../../ui/form/fields/ChoiceCards.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'

import styles from './ReportDialog.module.css'

export type ReportDialogProps = { targetId: string; target: ReportTarget; onClose: () => void }

const { dialog } = messages
const reasons = dialog.options as { value: ReportReason; label: string }[]

/** Tells the moderators what is wrong with something, for one of six reasons. */
export function ReportDialog({ targetId, target, onClose }: ReportDialogProps) {
  const act = useAction()
  const [report, setReport] = useState<ReportReason | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)

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
    if (isDone) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      title={dialog.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{dialog.cancel}</Button>
          <Button kind="danger" busy={busy} onClick={() => void send()}>
            {dialog.confirm}
          </Button>
        </>
      }
    >
      <p>{dialog.text}</p>
      <div className={styles.reasons}>
        <ChoiceCards
          label={reportFieldLabels.report}
          required
          value={report}
          onChange={setReport}
          choices={reasons}
          error={tried && !report ? messages.reasonRequired.text : undefined}
        />
      </div>
    </Dialog>
  )
}
