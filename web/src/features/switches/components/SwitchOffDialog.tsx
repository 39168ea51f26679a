import labels from '@werkplatz/content/labels/switches.json'
import messages from '@werkplatz/content/messages/admin-switches.json'
import type { Switchable } from '@werkplatz/contract/rules/switches.ts'
import { switchLimits as limits } from '@werkplatz/contract/switches/limits.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { type Suggested, SuggestField } from '../../../ui/form/fields/SuggestField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { useCompanyHits } from '../../shared/admin/admin-hits.ts'
import { useSwitches } from '../actions.ts'

import styles from './SwitchOffDialog.module.css'

type SwitchOffDialogProps = {
  feature: Switchable
  /** Which company is asked for; otherwise it is for everybody. */
  forOne: boolean
  onClose: () => void
}

/** Off needs two texts: what people are told, and why, for the trail. */
export function SwitchOffDialog({ feature, forOne, onClose }: SwitchOffDialogProps) {
  const { off } = useSwitches()
  const [notice, setNotice] = useState('')
  const [reason, setReason] = useState('')
  const [company, setCompany] = useState<Suggested>({ id: null, text: '' })
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const problems = {
    notice: problemOf(notice, limits.notice, labels.noticeRequired),
    reason: problemOf(reason, limits.reason, messages.reasonRequired.text),
    company: forOne && company.id === null ? labels.companyRequired : undefined,
  }
  const send = async () => {
    setTried(true)
    if (Object.values(problems).some(Boolean)) return
    setBusy(true)
    const body = { feature, companyId: company.id, notice: notice.trim(), reason: reason.trim() }
    if (await off(body)) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      title={fillIn(labels.dialogTitle, {
        name: forOne
          ? labels.features[feature].title
          : fillIn(labels.forAllOf, { name: labels.features[feature].title }),
      })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button kind="danger" busy={busy} onClick={() => void send()}>
            {labels.off}
          </Button>
        </>
      }
    >
      <p>{labels.dialogText}</p>
      <div className={styles.fields}>
        {forOne && (
          <SuggestField
            label={labels.company}
            required
            value={company}
            onChange={setCompany}
            useOptions={useCompanyHits}
            error={tried ? problems.company : undefined}
          />
        )}
        <TextField
          label={labels.notice}
          required
          value={notice}
          onChange={setNotice}
          error={tried ? problems.notice : undefined}
        />
        <TextField
          label={labels.reason}
          required
          value={reason}
          onChange={setReason}
          error={tried ? problems.reason : undefined}
        />
      </div>
    </Dialog>
  )
}

function problemOf(text: string, longest: number, missing: string): string | undefined {
  if (text.trim() === '') return missing
  return text.trim().length > longest ? labels.tooLong : undefined
}
