import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import { reportLimits as limits } from '@werkplatz/contract/moderation/limits.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { useKept } from '../../../lib/use-kept.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import { useObject } from '../actions.ts'

import styles from './ReportCase.module.css'

/** The author's own view of it, once. */
export function ObjectionForm({ id, dueDate }: { id: string; dueDate: string }) {
  const object = useObject()
  const kept = useKept(useUser()?.id ?? '', `objection.${id}`, '')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const body = kept.value.trim()

  const send = async () => {
    setTried(true)
    if (!body || kept.value.length > limits.objection) return
    setBusy(true)
    if (await object({ id, body })) kept.forget()
    setBusy(false)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void send()
      }}
    >
      <div>
        <h3 className={styles.formTitle}>{messages.objectionWrite.text}</h3>
        <p>{fillIn(messages.objectionLead.text, { date: formatDate(dueDate) })}</p>
      </div>
      <TextArea
        label={messages.objectionField.text}
        required
        value={kept.value}
        onChange={kept.change}
        maxLength={limits.objection}
        countFrom={limits.objection - 200}
        error={tried && !body ? labels.objectionMissing : undefined}
      />
      <div>
        <Button kind="primary" type="submit" busy={busy} icon={<IconSend stroke={1.75} aria-hidden />}>
          {messages.objectionSend.text}
        </Button>
      </div>
    </form>
  )
}
