import labels from '@werkplatz/content/labels/access-check.json'
import messages from '@werkplatz/content/messages/admin-access.json'
import people from '@werkplatz/content/messages/admin-people.json'
import type { AccessAnswer } from '@werkplatz/contract/access-check/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'
import { useState } from 'react'

import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { SelectField } from '../../../ui/form/fields/SelectField.tsx'
import { type Suggested, SuggestField } from '../../../ui/form/fields/SuggestField.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { BackTrail } from '../../../ui/page/BackTrail.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { useManagedPeopleHits } from '../../shared/admin/admin-hits.ts'
import { useAccessCheck } from '../actions.ts'
import { AccessAnswerView } from '../components/AccessAnswerView.tsx'
import { thingIn } from '../thing-in.ts'

import styles from './AccessCheckPage.module.css'

export const meta = () => pageMeta(messages.heading.text)

const actions = Object.entries(labels.actions).map(([value, label]) => ({ value, label }))

/** A sentence to fill in: who wants to do what with which thing. */
export default function AccessCheckPage() {
  const check = useAccessCheck()
  const [person, setPerson] = useState<Suggested>({ id: null, text: '' })
  const [action, setAction] = useState<string | null>('activity.read')
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<{ answer: AccessAnswer; name: string; action: string } | null>(null)
  const thing = thingIn(address)
  const changeAddress = (next: string) => {
    setAddress(next)
    const named = thingIn(next)?.action
    if (named) setAction(named)
  }
  const ask = async () => {
    setTried(true)
    if (!person.id || !thing || !action) return
    setBusy(true)
    const answer = await check({ userId: person.id, action: action as Action, id: thing.id })
    setBusy(false)
    setFound(answer && { answer, name: person.text, action })
  }
  return (
    <>
      <BackTrail steps={[{ label: people.heading.text, to: paths.adminPeople() }]} here={messages.heading.text} />
      <PageHeader title={messages.heading.text} lead={messages.lead.text} />
      <Card>
        <form
          className={styles.question}
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
        >
          <SuggestField
            label={messages.person.text}
            required
            value={person}
            onChange={setPerson}
            useOptions={useManagedPeopleHits}
            error={tried && !person.id ? labels.personRequired : undefined}
          />
          <SelectField label={labels.what} required value={action} onChange={setAction} options={actions} />
          <TextField
            label={labels.thing}
            required
            hint={labels.thingHint}
            placeholder={messages.thingPlaceholder.text}
            value={address}
            onChange={changeAddress}
            error={tried && !thing ? (address ? messages.notFound.text : labels.thingRequired) : undefined}
          />
          <Button kind="primary" type="submit" busy={busy}>
            {messages.check.text}
          </Button>
        </form>
      </Card>
      <div className={styles.answer} aria-live="polite">
        {found ? <AccessAnswerView {...found} /> : <Note>{messages.private.text}</Note>}
      </div>
    </>
  )
}
