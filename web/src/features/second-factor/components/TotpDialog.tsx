import messages from '@werkplatz/content/messages/second-factor.json'
import texts from '@werkplatz/content/public/security.json'
import { factorFieldLabels } from '@werkplatz/contract/second-factor/labels.ts'
import { factorLimits } from '@werkplatz/contract/second-factor/limits.ts'
import { type SubmitEvent, useId, useState } from 'react'

import { refusedFields } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { secretForm } from '../../../ui/form/frame/secret-form.ts'
import { TotpKey } from './TotpKey.tsx'

import styles from './dialogs.module.css'

const copy = texts.secondFactor

export type TotpDialogProps = {
  secret: string
  uri: string
  onConfirmed: (recoveryCodes: string[]) => void
  onClose: () => void
}

export function TotpDialog({ secret, uri, onConfirmed, onClose }: TotpDialogProps) {
  const act = useAction()
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string>()
  const [busy, setBusy] = useState(false)
  const formId = useId()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || code.trim() === '') return
    setBusy(true)
    const outcome = await act({
      run: () => call('confirmTotp', { body: { code: code.trim() } }),
      failed: messages.failed,
      onFailed: (error) => setRefused(refusedFields(error)[0]?.sentence),
    })
    if (outcome) onConfirmed(outcome.result.recoveryCodes)
    else setBusy(false)
  }
  return (
    <Dialog
      title={copy.scanTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={busy}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      <form {...secretForm} id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{copy.scanText}</p>
        <ol className={styles.steps}>
          <li>
            <strong>{copy.keyStep}</strong>
            <TotpKey secret={secret} uri={uri} />
          </li>
          <li>
            <strong>{copy.codeStep}</strong>
            <TextField
              label={factorFieldLabels.code}
              value={code}
              onChange={(next) => {
                setCode(next)
                setRefused(undefined)
              }}
              error={refused}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={factorLimits.code}
              hint={copy.codeHint}
              className={styles.code}
              required
            />
          </li>
        </ol>
      </form>
    </Dialog>
  )
}
