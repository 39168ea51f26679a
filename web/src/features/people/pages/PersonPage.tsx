import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import audit from '@werkplatz/content/messages/admin-audit.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import type { ManagedPerson } from '@werkplatz/contract/people/admin-schemas.ts'
import { useSearchParams } from 'react-router'

import { useUser } from '../../../api/session/session.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { pageMeta } from '../../../lib/page-meta.ts'
import { paths } from '../../../lib/paths.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { BackTrail } from '../../../ui/page/BackTrail.tsx'
import { PageHeader } from '../../../ui/page/PageHeader.tsx'
import { SideLayout } from '../../../ui/page/SideLayout.tsx'
import { SkeletonRows } from '../../../ui/skeleton/Skeleton.tsx'
import { PersonDeletion } from '../../my-data/components/PersonDeletion.tsx'
import { NotLoaded } from '../../shared/NotLoaded.tsx'
import { usePeople } from '../admin-actions.ts'
import { managedPersonQuery } from '../admin-api.ts'
import { LastDay } from '../components/LastDay.tsx'
import { PersonForm } from '../components/PersonForm.tsx'
import { PersonStatusTag } from '../components/PersonStatusTag.tsx'

import styles from './PersonPage.module.css'

const copy = labels.people
const icon = { stroke: 1.75, 'aria-hidden': true }

export const meta = () => pageMeta(messages.columnName.text)

export default function PersonPage() {
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, refetch, isFetching } = useQuery(managedPersonQuery(id))
  if (error && !data)
    return <NotLoaded what="managedPerson" error={error} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <SkeletonRows rows={6} />
  return <Shown person={data} />
}

function Shown({ person }: { person: ManagedPerson }) {
  const me = useUser()
  const name = `${person.nameFirst} ${person.nameLast}`
  const refusal = person.userId === me?.id ? messages.ownRoles.text : copy.readOnly
  return (
    <>
      <BackTrail steps={[{ label: messages.heading.text, to: paths.adminPeople() }]} here={name} />
      <div className={styles.head}>
        <Avatar name={name} src={person.image} size={80} colorKey={person.userId} />
        <PageHeader title={name} lead={`${person.email}, ${person.companyName}`} />
      </div>
      <SideLayout
        side={
          <>
            <Account person={person} name={name} />
            {(person.can.deactivate || person.lastDay) && <LastDay person={person} name={name} />}
            {person.can.erase && <PersonDeletion id={person.userId} name={name} />}
          </>
        }
      >
        {!person.can.change && <Note>{refusal}</Note>}
        {/* What somebody else saved meanwhile is another form. */}
        <PersonForm key={person.rightsVersion} person={person} name={name} />
      </SideLayout>
    </>
  )
}

function Account({ person, name }: { person: ManagedPerson; name: string }) {
  const { endSessions, reactivate } = usePeople()
  const { userId: id, can } = person
  return (
    <Card title={copy.account} as="section">
      <dl className={styles.facts}>
        <div>
          <dt>{messages.columnState.text}</dt>
          <dd>
            <PersonStatusTag status={person.status} />
          </dd>
        </div>
        <div>
          <dt>{copy.since}</dt>
          <dd>{formatDate(person.dateCreated)}</dd>
        </div>
        <div>
          <dt>{copy.lastLogin}</dt>
          <dd>{person.lastLogin ? relativeTime(person.lastLogin, 'list') : labels.lastLoginNever}</dd>
        </div>
        <div>
          <dt>{copy.sessions}</dt>
          <dd>{person.openSessions}</dd>
        </div>
        {person.supervised > 0 && (
          <div>
            <dt>{copy.supervised}</dt>
            <dd>{person.supervised}</dd>
          </div>
        )}
      </dl>
      <div className={styles.buttons}>
        <ButtonLink block to={paths.adminAudit(id)} icon={<IconHistory {...icon} />}>
          {audit.heading.text}
        </ButtonLink>
        {can.endSessions && (
          <Button block icon={<IconLogout {...icon} />} onClick={() => void endSessions(id, name)}>
            {messages.endSessions.text}
          </Button>
        )}
        {can.deactivate && (
          <ButtonLink
            block
            to={paths.adminHandOver(id)}
            icon={<IconUserOff {...icon} />}
            className={styles.danger ?? ''}
          >
            {messages.deactivate.text}
          </ButtonLink>
        )}
        {can.reactivate && (
          <Button block kind="primary" icon={<IconUserCheck {...icon} />} onClick={() => void reactivate(id, name)}>
            {messages.reactivate.text}
          </Button>
        )}
      </div>
    </Card>
  )
}
