import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import { emailPattern } from '@werkplatz/contract/accounts/email.ts'
import { roleLabels } from '@werkplatz/contract/rules/roles.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useInvitations } from '../actions.ts'
import { type InvitedRole, invitedRoles } from '../import/check-rows.ts'

import styles from './InviteRows.module.css'

const copy = labels.invitations
/** The most of one call. */
const MOST = 200

interface Row {
  key: number
  email: string
  role: InvitedRole
}

const roleOptions = invitedRoles.map((role) => ({ value: role, label: roleLabels[role] }))
const roleOf = (value: string | null) => invitedRoles.find((role) => role === value)
const isGood = ({ email }: Row) => emailPattern.test(email.trim())

/** A new row appears as soon as the last is written in; the first stays. */
export function InviteRows() {
  const navigate = useNavigate()
  const { invite } = useInvitations()
  const [rows, setRows] = useState<Row[]>([{ key: 0, email: '', role: 'APPRENTICE' }])
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const written = rows.filter(({ email }) => email.trim() !== '')
  const wrong = written.filter((row) => !isGood(row))

  const change = (key: number, changed: Partial<Row>) =>
    setRows((before) => {
      const after = before.map((row) => (row.key === key ? { ...row, ...changed } : row))
      const last = after.at(-1)!
      const isEdited = last.key === key && last.email !== '' && after.length < MOST
      return isEdited ? [...after, { key: last.key + 1, email: '', role: last.role }] : after
    })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (written.length === 0) return showMessage(messages.listEmpty)
    const [first] = wrong
    if (first)
      return showMessage({
        ...messages.addressInvalid,
        text: fillIn(messages.addressInvalid.text, { email: first.email }),
      })
    setBusy(true)
    const isDone = await invite(written.map(({ email, role }) => ({ email: email.trim(), role })))
    setBusy(false)
    if (isDone) await navigate(paths.adminInvitations())
  }
  const counted = written.length === 1 ? copy.addressCountOne : fillIn(copy.addressCount, { count: written.length })
  return (
    <Card
      title={copy.recipients}
      as="section"
      padding="none"
      actions={
        <output className="small muted">
          {wrong.length ? `${counted}, ${fillIn(copy.wrongCount, { count: wrong.length })}` : counted}
        </output>
      }
    >
      <form onSubmit={(event) => void send(event)} noValidate>
        <ol className={styles.rows}>
          {rows.map((row, at) => (
            <li key={row.key} className={styles.row}>
              <TextField
                label={fillIn(copy.rowEmail, { n: at + 1 })}
                type="email"
                autoComplete="off"
                placeholder={copy.placeholder}
                value={row.email}
                onChange={(email) => change(row.key, { email })}
                error={row.email.trim() !== '' && !isGood(row) && tried ? copy.addressIncomplete : undefined}
              />
              <SelectField
                label={fillIn(copy.rowRole, { n: at + 1 })}
                value={row.role}
                onChange={(value) => change(row.key, { role: roleOf(value) ?? row.role })}
                options={roleOptions}
              />
              {at > 0 ? (
                <IconButton
                  label={fillIn(messages.removeRow.text, { n: at + 1 })}
                  icon={<IconTrash stroke={1.75} aria-hidden />}
                  onClick={() => setRows((before) => before.filter(({ key }) => key !== row.key))}
                />
              ) : (
                <span className={styles.gap} />
              )}
            </li>
          ))}
        </ol>
        <footer className={styles.foot}>
          <span className="small muted">{messages.rowHint.text}</span>
          <Button type="submit" kind="primary" busy={busy} icon={<IconSend stroke={1.75} aria-hidden />}>
            {written.length === 1 ? copy.sendTheseOne : fillIn(copy.sendThese, { count: written.length })}
          </Button>
        </footer>
      </form>
    </Card>
  )
}
