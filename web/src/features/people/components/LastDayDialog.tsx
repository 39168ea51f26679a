import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import admin from '@werkplatz/content/messages/admin.json'
import type { ManagedPerson, ThingsToHandOver } from '@werkplatz/contract/people/admin-schemas.ts'
import { type SubmitEvent, useId, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { plainDay, zurichDayNumber } from '../../../lib/zurich-clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { LoadFailed } from '../../../ui/empty/LoadFailed.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { SkeletonText } from '../../../ui/skeleton/Skeleton.tsx'
import { usePeople } from '../admin-actions.ts'
import { thingsToHandOverQuery } from '../admin-api.ts'
import { ReceiverField } from './ReceiverField.tsx'

import styles from './LastDay.module.css'

const copy = labels.people
const MOST_YEARS = 2

const firstDay = (now = Date.now()) => plainDay(zurichDayNumber(now))
const isFit = (day: string, first: string) =>
  day >= first && day <= `${Number(first.slice(0, 4)) + MOST_YEARS}${first.slice(4)}`

export type LastDayDialogProps = { person: ManagedPerson; name: string; onClose: () => void }

/** Asks for the day and, if there is something to hand over, for who takes over. */
export function LastDayDialog({ person, name, onClose }: LastDayDialogProps) {
  const formId = useId()
  const { setLastDay } = usePeople()
  const { data: left, error, refetch, isFetching } = useQuery(thingsToHandOverQuery(person.userId))
  const [lastDay, setDay] = useState(person.lastDay ?? '')
  const [receiverId, setReceiver] = useState(person.lastDayReceiver?.userId ?? null)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const first = firstDay()
  const isNeeded = left !== undefined && countThings(left) > 0
  // Who could take over when the day was set may have left since.
  const chosen = left?.receivers.some(({ userId }) => userId === receiverId) ? receiverId : null

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (busy || !left || !isFit(lastDay, first) || (isNeeded && !chosen)) return
    setBusy(true)
    const isDone = await setLastDay({ id: person.userId, lastDay, receiverId: isNeeded ? chosen : null }, name)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={fillIn(copy.lastDay.title, { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{admin.cancel.text}</Button>
          <Button type="submit" form={formId} kind="primary" busy={busy} disabled={!left}>
            {admin.save.text}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{fillIn(copy.lastDay.lead, { name: person.nameFirst })}</p>
      {left ? (
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
          <DateField
            label={messages.lastDay.text}
            required
            min={first}
            value={lastDay}
            onChange={setDay}
            error={tried && !isFit(lastDay, first) ? messages.lastDayUnfit.text : undefined}
          />
          {isNeeded && (
            <>
              <p className={styles.text}>{fillIn(copy.lastDay.handed, { count: countThings(left) })}</p>
              <ReceiverField left={left} value={chosen} onChange={setReceiver} isMissing={tried && !chosen} />
            </>
          )}
        </form>
      ) : error ? (
        <LoadFailed size="small" onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  )
}

const countThings = (left: ThingsToHandOver) => left.apprentices.length + left.activities + left.contacts
