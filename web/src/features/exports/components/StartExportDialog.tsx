import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/exports.json'
import { type SubmitEvent, useId, useRef, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { PasswordField } from '../../../ui/form/fields/PasswordField.tsx'
import { secretForm } from '../../../ui/form/frame/secret-form.ts'
import { Note } from '../../../ui/note/Note.tsx'
import { activeSessionsQuery } from '../../accounts/api.ts'
import { type ExportRefusal, useStartApprenticesExport } from '../actions.ts'
import { EXPORTS_A_DAY } from '../api.ts'

import styles from './ExportDialogs.module.css'

const copy = messages.apprenticesDialog
/** As long the server takes a sign-in for the password itself; a little less, for the way there. */
const FRESH_MS = 4.5 * 60_000

export type StartExportDialogProps = { mine: boolean; left: number; onStarted: () => void; onClose: () => void }

/** Says what will be in it, and asks for the password unless the person has signed in just now. */
export function StartExportDialog({ mine, left, onStarted, onClose }: StartExportDialogProps) {
  const { data: sessions } = useQuery(activeSessionsQuery)
  const [opened] = useState(() => Date.now())
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<ExportRefusal | null>(null)
  const [busy, setBusy] = useState(false)
  const start = useStartApprenticesExport()
  const field = useRef<HTMLInputElement>(null)
  const formId = useId()
  const current = sessions?.find(({ isCurrent }) => isCurrent)
  const isFresh = current ? opened - Date.parse(current.dateCreated) < FRESH_MS : false
  const asks = !isFresh || refusal === 'password_needed'
  const isReady = !asks || password !== ''

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || !isReady) return
    setBusy(true)
    const refused = await start({ mine, ...(asks && { password }) })
    setBusy(false)
    setRefusal(refused)
    if (!refused) onStarted()
    else if (refused === 'password_wrong') field.current?.focus()
  }
  return (
    <Dialog
      title={copy.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            kind="primary"
            busy={busy}
            disabled={!isReady}
            icon={<IconDownload stroke={1.75} aria-hidden />}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      <form {...secretForm} id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{copy.text}</p>
        <Note>{messages.apprenticesWarning.text}</Note>
        {refusal === 'too_large' && <Note kind="error">{messages.tooLarge.text}</Note>}
        {asks && (
          <PasswordField
            label={messages.passwordField.text}
            hint={messages.passwordAgain.text}
            value={password}
            ref={field}
            onChange={(next) => {
              setPassword(next)
              setRefusal(refusal === 'password_wrong' ? null : refusal)
            }}
            error={refusal === 'password_wrong' ? messages.passwordWrong.text : undefined}
            autoComplete="current-password"
            required
          />
        )}
        <p className={styles.small}>{fillIn(messages.audited.text, { left, most: EXPORTS_A_DAY })}</p>
      </form>
    </Dialog>
  )
}
