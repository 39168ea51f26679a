import texts from '@werkplatz/content/public/security.json'
import { factorFieldLabels } from '@werkplatz/contract/second-factor/labels.ts'
import { factorLimits } from '@werkplatz/contract/second-factor/limits.ts'
import { type SubmitEvent, useId, useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { PasswordField } from '../../../ui/form/fields/PasswordField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { secretForm } from '../../../ui/form/frame/secret-form.ts'

import styles from './dialogs.module.css'

const copy = texts.secondFactor

export type PasswordDialogProps = {
  /** A new passkey also gets a name. */
  asksName: boolean
  onDone: (password: string, name: string) => Promise<void>
  onClose: () => void
}

export function PasswordDialog({ asksName, onDone, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const formId = useId()
  const isReady = password !== '' && (!asksName || name.trim() !== '')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !isReady) return
    setBusy(true)
    await onDone(password, name.trim())
    setBusy(false)
  }
  return (
    <Dialog
      title={copy.passwordTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" form={formId} kind="primary" busy={busy} disabled={!isReady}>
            {copy.next}
          </Button>
        </>
      }
    >
      <form {...secretForm} id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{copy.passwordText}</p>
        {asksName && (
          <TextField
            label={factorFieldLabels.name}
            hint={copy.passkeyNameHint}
            value={name}
            onChange={setName}
            maxLength={factorLimits.name}
            required
          />
        )}
        <PasswordField
          label={factorFieldLabels.password}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  )
}
