import texts from '@werkplatz/content/public/security.json'
import type { FieldProblem } from '@werkplatz/contract/rules/errors.ts'
import { factorFieldLabels } from '@werkplatz/contract/second-factor/labels.ts'
import { factorLimits } from '@werkplatz/contract/second-factor/limits.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { PasswordField } from '../../../ui/form/fields/PasswordField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { secretForm } from '../../../ui/form/frame/secret-form.ts'
import { LinkedText } from '../../../ui/prose/LinkedText.tsx'

import styles from './dialogs.module.css'

const copy = texts.secondFactor

export type PasswordDialogProps = {
  /** A new passkey also gets a name. */
  asksName: boolean
  /** What the server says of the two fields, if it says no. */
  onDone: (password: string, name: string) => Promise<readonly FieldProblem[]>
  onClose: () => void
}

export function PasswordDialog({ asksName, onDone, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const [refusals, setRefusals] = useState<readonly FieldProblem[]>([])
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const sentenceOf = (name: string) => refusals.find(({ path }) => path === name)?.sentence
  const wrong = sentenceOf('password')
  const isReady = password !== '' && (!asksName || name.trim() !== '')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !isReady) return
    setBusy(true)
    const refused = await onDone(password, name.trim())
    setRefusals(refused)
    setBusy(false)
    if (refused.some(({ path }) => path === 'password')) field.current?.focus()
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
            error={sentenceOf('name')}
            maxLength={factorLimits.name}
            required
          />
        )}
        <PasswordField
          label={factorFieldLabels.password}
          value={password}
          ref={field}
          onChange={(next) => {
            setPassword(next)
            setRefusals([])
          }}
          error={
            wrong && (
              <LinkedText text={fillIn(texts.password.forgot, { sentence: wrong })} to={paths.requestRecovery()} />
            )
          }
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  )
}
