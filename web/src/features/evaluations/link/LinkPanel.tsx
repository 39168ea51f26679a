import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/evaluations.json'
import type { EvaluationLink } from '@werkplatz/contract/evaluation-links/schemas.ts'
import { type SubmitEvent, useState } from 'react'

import { refusedFields } from '../../../api/api-error.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { Note, type NoteKind } from '../../../ui/note/Note.tsx'
import { evaluationLinkQuery } from '../api.ts'
import { useLinkActions } from './use-link-actions.ts'

import styles from './LinkPanel.module.css'

/** For who looks after the apprentice, where the contact person has no account. */
export function LinkPanel({ assignmentId }: { assignmentId: string }) {
  const { data } = useQuery(evaluationLinkQuery(assignmentId))
  if (!data) return null
  return (
    <Card as="section" aria-label={messages.linkHeading.text}>
      <div className={styles.panel}>
        <h2>{messages.linkHeading.text}</h2>
        {data.state === 'NONE' && <p>{fillIn(messages.linkLead.text, { contactName: data.contactName })}</p>}
        <State link={data} />
        <Sending key={data.dateSent} assignmentId={assignmentId} link={data} />
      </div>
    </Card>
  )
}

const day = (instant: string | null) => (instant ? formatDate(instant) : '')

function State({ link }: { link: EvaluationLink }) {
  const { state, email, contactName } = link
  const expiresAt = day(link.expiresAt)
  const sent = fillIn(messages.linkPending.text, { date: day(link.dateSent), email: email ?? '', expiresAt })
  const said: Record<EvaluationLink['state'], [kind: NoteKind, text: string] | null> = {
    NONE: null,
    SENT: ['info', sent],
    OPENED: ['info', `${sent} ${fillIn(messages.linkOpened.text, { date: day(link.dateOpened) })}`],
    SUBMITTED: ['success', fillIn(messages.linkSubmitted.text, { date: day(link.dateSubmitted) })],
    EXPIRED: ['warning', fillIn(messages.linkExpired.text, { expiresAt })],
    REVOKED: ['warning', messages.linkRevoked.text],
    ADOPTED: ['success', fillIn(messages.linkAdopted.text, { contactName })],
  }
  const note = said[state]
  return note && <Note kind={note[0]}>{note[1]}</Note>
}

function Sending({ assignmentId, link }: { assignmentId: string; link: EvaluationLink }) {
  const { state, renewalsLeft, can } = link
  const actions = useLinkActions(assignmentId)
  const [email, setEmail] = useState(link.email ?? '')
  const [error, setError] = useState<string>()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setError(undefined)
    void actions.send(email.trim(), (failure) =>
      setError(refusedFields(failure).find(({ path }) => path === 'email')?.sentence),
    )
  }
  const isFirst = state === 'NONE'
  const isOver = renewalsLeft === 0 && !can.send && state !== 'SUBMITTED' && state !== 'ADOPTED'
  return (
    <>
      {can.send && (
        <form className={styles.form} noValidate onSubmit={send}>
          <TextField
            label={messages.linkEmail.text}
            type="email"
            autoComplete="off"
            required
            value={email}
            onChange={setEmail}
            error={error}
            hint={messages.linkTwoPeople.text}
          />
          <p className={styles.buttons}>
            <Button
              type="submit"
              kind={isFirst ? 'primary' : 'secondary'}
              disabled={email.trim() === ''}
              icon={<IconSend stroke={1.75} aria-hidden />}
            >
              {isFirst ? messages.linkSend.text : messages.linkRenew.text}
            </Button>
            {can.revoke && <Revoke onRevoke={actions.revoke} />}
            {!isFirst && <span>{fillIn(messages.linkRenewLeft.text, { count: renewalsLeft })}</span>}
          </p>
        </form>
      )}
      {isOver && <p>{messages.linkRenewNone.text}</p>}
      {can.revoke && !can.send && (
        <p className={styles.buttons}>
          <Revoke onRevoke={actions.revoke} />
        </p>
      )}
    </>
  )
}

function Revoke({ onRevoke }: { onRevoke: () => Promise<unknown> }) {
  return (
    <Button kind="secondary" onClick={() => void onRevoke()}>
      {messages.linkRevoke.text}
    </Button>
  )
}
