import messages from '@werkplatz/content/messages/second-factor.json'
import texts from '@werkplatz/content/public/security.json'
import { factorFieldLabels } from '@werkplatz/contract/second-factor/labels.ts'
import { factorLimits } from '@werkplatz/contract/second-factor/limits.ts'
import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { encode } from 'uqr'

import { call } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { secretForm } from '../../../ui/form/frame/secret-form.ts'

import styles from './dialogs.module.css'

const copy = texts.secondFactor

export type TotpDialogProps = {
  secret: string
  uri: string
  onConfirmed: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** Four letters at a time are easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

export function TotpDialog({ secret, uri, onConfirmed, onClose }: TotpDialogProps) {
  const act = useAction()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const formId = useId()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || code.trim() === '') return
    setBusy(true)
    const outcome = await act({
      run: () => call('confirmTotp', { body: { code: code.trim() } }),
      failed: messages.failed,
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
        <QrCode text={uri} />
        <p>
          {copy.key}: <span className={styles.key}>{grouped(secret)}</span>
        </p>
        <TextField
          label={factorFieldLabels.code}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={factorLimits.code}
          required
        />
      </form>
    </Dialog>
  )
}

function QrCode({ text }: { text: string }) {
  const { path, size } = useMemo(() => {
    const { data } = encode(text, { border: 0 })
    const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { path: cells.join(''), size: data.length }
  }, [text])
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} aria-label={copy.scanAlt} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
