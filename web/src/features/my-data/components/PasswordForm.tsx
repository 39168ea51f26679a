import messages from '@werkplatz/content/messages/my-data.json'
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react'

import type { ButtonKind } from '../../../ui/button/button-variant.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { PasswordField } from '../../../ui/form/fields/PasswordField.tsx'
import { secretForm } from '../../../ui/form/frame/secret-form.ts'
import type { Wished } from '../actions.ts'

import styles from './MyData.module.css'

export type PasswordFormProps = {
  title: string
  cancel: string
  confirm: string
  kind: ButtonKind
  icon: ReactNode
  children: ReactNode
  wish: (password: string) => Promise<Wished>
  onClose: () => void
}

/** A wish that takes the password: says what will happen, asks, and stays open when the password was wrong. */
export function PasswordForm({ title, cancel, confirm, kind, icon, children, wish, onClose }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || password === '') return
    setBusy(true)
    const wished = await wish(password)
    setBusy(false)
    if (wished === 'wrong_password') {
      setWrong(true)
      field.current?.focus()
    } else onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} kind={kind} busy={busy} disabled={password === ''} icon={icon}>
            {confirm}
          </Button>
        </>
      }
    >
      <form {...secretForm} id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {children}
        <PasswordField
          label={messages.exportPassword.text}
          value={password}
          ref={field}
          onChange={(next) => {
            setPassword(next)
            setWrong(false)
          }}
          error={isWrong ? messages.exportPasswordWrong.text : undefined}
          autoComplete="current-password"
          required
        />
      </form>
    </Dialog>
  )
}
