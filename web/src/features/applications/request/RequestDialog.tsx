import labels from '@werkplatz/content/labels/applications.json'
import messages from '@werkplatz/content/messages/external-approvals.json'
import { applicationLimits } from '@werkplatz/contract/applications/limits.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { useApplicationActions } from '../actions.ts'

export type RequestDialogProps = { userId: string; activityId: string; onClose: () => void }

export const requestDraft = (activityId: string) => `request.${activityId}`

const { title, text, confirm, cancel } = messages.requestConfirm

/** Asks their own company, with a reason if one likes: whoever decides reads it first. */
export function RequestDialog({ userId, activityId, onClose }: RequestDialogProps) {
  const kept = useKept(userId, requestDraft(activityId), '')
  const actions = useApplicationActions()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const close = () => {
    kept.forget()
    onClose()
  }
  const send = async () => {
    setBusy(true)
    const to = await actions.request(activityId, kept.value.trim())
    setBusy(false)
    if (!to) return
    close()
    void navigate(to)
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{cancel}</Button>
          <Button kind="primary" busy={busy} onClick={() => void send()}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <TextArea
        label={labels.reason}
        hint={labels.reasonHint}
        rows={4}
        value={kept.value}
        onChange={kept.change}
        maxLength={applicationLimits.reason}
        countFrom={applicationLimits.reason - 200}
      />
    </Dialog>
  )
}
