import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import admin from '@werkplatz/content/messages/admin.json'
import type { ManagedPerson, ThingsToHandOver } from '@werkplatz/contract/people/admin-schemas.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { AvatarGroup } from '../../../ui/avatar/AvatarGroup.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { BackTrail } from '../../../ui/page/BackTrail.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SideLayout } from '../../../ui/page/SideLayout.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { usePeople } from '../admin-actions.ts'
import { managedPersonQuery, thingsToHandOverQuery } from '../admin-api.ts'
import { ReceiverField } from '../components/ReceiverField.tsx'

import styles from './HandOverPage.module.css'

const copy = labels.people

export const meta = () => pageMeta(messages.deactivate.text)

/** A page, not a dialog: what somebody leaves behind is read before it is given away. */
export default function HandOverPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const person = useQuery(managedPersonQuery(id))
  const left = useQuery(thingsToHandOverQuery(id))
  const error = person.error ?? left.error
  if (error)
    return (
      <NotLoaded
        what="managedPerson"
        error={error}
        onRetry={() => void Promise.all([person.refetch(), left.refetch()])}
        busy={person.isFetching || left.isFetching}
      />
    )
  if (!person.data || !left.data) return <SkeletonRows rows={5} />
  return <Shown person={person.data} left={left.data} />
}

function Shown({ person, left }: { person: ManagedPerson; left: ThingsToHandOver }) {
  const navigate = useNavigate()
  const { deactivate } = usePeople()
  const [receiverId, setReceiver] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const { userId: id, nameFirst } = person
  const name = `${nameFirst} ${person.nameLast}`
  const isNeeded = left.apprentices.length + left.activities + left.contacts > 0
  const things = left.apprentices.length + left.activities + left.approvals + left.contacts

  const run = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isNeeded && !receiverId) return
    setBusy(true)
    const isDone = await deactivate(id, isNeeded ? receiverId : null, name)
    setBusy(false)
    if (isDone) await navigate(receiverId ? paths.adminPerson(receiverId) : paths.adminPerson(id))
  }
  return (
    <>
      <BackTrail
        steps={[
          { label: messages.heading.text, to: paths.adminPeople() },
          { label: name, to: paths.adminPerson(id) },
        ]}
        here={messages.deactivate.text}
      />
      <PageHeader title={fillIn(copy.title, { name })} lead={fillIn(copy.lead, { name: nameFirst })} />
      <SideLayout
        side={
          <Card padding="roomy" as="section" aria-label={copy.toWhom}>
            <form className={styles.form} onSubmit={(event) => void run(event)} noValidate>
              {isNeeded && (
                <>
                  <h2 className={styles.title}>{copy.toWhom}</h2>
                  <ReceiverField
                    left={left}
                    value={receiverId}
                    onChange={setReceiver}
                    isMissing={tried && !receiverId}
                  />
                </>
              )}
              <Button type="submit" kind="danger" block busy={busy} icon={<IconUserOff stroke={1.75} aria-hidden />}>
                {isNeeded ? copy.run : copy.runPlain}
              </Button>
              <ButtonLink block to={paths.adminPerson(id)}>
                {admin.cancel.text}
              </ButtonLink>
              <p className="small muted">{copy.afterwards}</p>
            </form>
          </Card>
        }
      >
        <Card
          title={copy.handed}
          actions={<span className="small muted">{fillIn(copy.things, { count: things })}</span>}
          padding="none"
        >
          {things === 0 ? <p className={styles.none}>{messages.handOverNone.text}</p> : <Things left={left} />}
          <div className={styles.note}>
            <Note kind="warning">{messages.handOverKept.text}</Note>
          </div>
        </Card>
      </SideLayout>
    </>
  )
}

function Things({ left }: { left: ThingsToHandOver }) {
  const rows = [
    {
      text: messages.handOverApprentices.text,
      count: left.apprentices.length,
      icon: IconSchool,
      line: left.apprentices.map((one) => one.nameFirst).join(', '),
    },
    { text: messages.handOverActivities.text, count: left.activities, icon: IconBuildingStore },
    { text: messages.handOverApprovals.text, count: left.approvals, icon: IconClock },
    { text: messages.handOverContacts.text, count: left.contacts, icon: IconUserCheck },
  ]
  return (
    <ul className={styles.list}>
      {rows
        .filter(({ count }) => count > 0)
        .map(({ text, count, icon: Icon, line }) => (
          <li key={text}>
            <span className={styles.mark}>
              <Icon size={20} stroke={1.6} aria-hidden />
            </span>
            <span className={styles.words}>
              <b>{fillIn(text, { count })}</b>
              {line && <small>{line}</small>}
            </span>
            {line && (
              <span className={styles.faces}>
                <AvatarGroup>
                  {left.apprentices.slice(0, 5).map((one) => (
                    <Avatar
                      key={one.userId}
                      name={`${one.nameFirst} ${one.nameLast}`}
                      src={one.image}
                      size={36}
                      colorKey={one.userId}
                    />
                  ))}
                </AvatarGroup>
              </span>
            )}
          </li>
        ))}
    </ul>
  )
}
