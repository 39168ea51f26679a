import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useQuery } from '@tanstack/react-query'
import messages from '@werkplatz/content/messages/calendar.json'
import type { CalendarState } from '@werkplatz/contract/calendar/schemas.ts'
import { useState } from 'react'

import { useUser } from '../../../api/session/session.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate, formatDateTime } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { FormSection } from '../../../ui/form/frame/FormSection.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { useCalendarActions } from '../actions.ts'
import { calendarQuery } from '../api.ts'
import { FreshAddress } from './FreshAddress.tsx'

import styles from './CalendarSection.module.css'

/** A secret address for one's own calendar: made, renewed, revoked. Only for whoever has something to show there. */
export function CalendarSection() {
  const can = useUser()?.can
  if (!can?.['person.subscribeCalendar']) return null
  return (
    <FormSection
      title={messages.heading.text}
      text={can['person.listApprentices'] ? messages.trainerLead.text : messages.lead.text}
    >
      <Card>
        <Address />
      </Card>
    </FormSection>
  )
}

function Address() {
  const { data, error, isFetching, refetch } = useQuery(calendarQuery)
  useFailureMessage(messages.loadFailed, error)
  if (data) return <Known state={data} />
  if (error) return <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
  return <SkeletonText lines={3} />
}

function Known({ state }: { state: CalendarState }) {
  const [address, setAddress] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { renew, revoke } = useCalendarActions()
  const { dateCreated, lastUsed } = state
  const isFirst = dateCreated === null
  const make = async () => {
    setBusy(true)
    const made = await renew(isFirst)
    if (made) setAddress(made)
    setBusy(false)
  }
  const end = async () => {
    if (await revoke()) setAddress(null)
  }
  return (
    <div className={styles.column}>
      {address && <FreshAddress address={address} />}
      <p className={styles.line}>
        {dateCreated === null
          ? messages.none.text
          : `${fillIn(messages.active.text, { date: formatDate(dateCreated) })} ${
              lastUsed ? fillIn(messages.lastUsed.text, { time: formatDateTime(lastUsed) }) : messages.neverUsed.text
            }`}
      </p>
      <p className={styles.small}>{messages.secret.text}</p>
      <div className={styles.buttons}>
        <Button
          kind={isFirst ? 'primary' : undefined}
          busy={busy}
          icon={isFirst ? <IconCalendarPlus stroke={1.75} aria-hidden /> : <IconRefresh stroke={1.75} aria-hidden />}
          onClick={() => void make()}
        >
          {isFirst ? messages.create.text : messages.renew.text}
        </Button>
        {!isFirst && (
          <Button kind="ghost" onClick={() => void end()}>
            {messages.revoke.text}
          </Button>
        )}
      </div>
    </div>
  )
}
