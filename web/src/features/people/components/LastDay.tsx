import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs'
import IconCalendarX from '@tabler/icons-react/dist/esm/icons/IconCalendarX.mjs'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/admin-people.json'
import type { ManagedPerson } from '@werkplatz/contract/people/admin-schemas.ts'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { usePeople } from '../admin-actions.ts'
import { LastDayDialog } from './LastDayDialog.tsx'

import styles from './LastDay.module.css'

const copy = labels.people.lastDay
const icon = { stroke: 1.75, 'aria-hidden': true }

export type LastDayProps = { person: ManagedPerson; name: string }

/** The day after which access ends, and who takes over then; set, changed and cleared by those who may deactivate. */
export function LastDay({ person, name }: LastDayProps) {
  const [isOpen, setOpen] = useState(false)
  const { clearLastDay } = usePeople()
  const { lastDay, lastDayReceiver, can } = person
  return (
    <Card title={messages.lastDay.text} as="section" aria-label={messages.lastDay.text}>
      <p className={styles.text}>
        {lastDay ? (
          <b>{fillIn(copy.until, { date: formatDate(lastDay) })}</b>
        ) : (
          <span className="muted">{copy.none}</span>
        )}
      </p>
      {lastDayReceiver && <p className={styles.text}>{fillIn(copy.receiver, { name: lastDayReceiver.name })}</p>}
      {can.deactivate && (
        <div className={styles.buttons}>
          <Button block icon={<IconCalendarX {...icon} />} onClick={() => setOpen(true)}>
            {lastDay ? copy.change : copy.set}
          </Button>
          {lastDay && (
            <Button block icon={<IconCalendarOff {...icon} />} onClick={() => void clearLastDay(person.userId, name)}>
              {messages.lastDayClear.text}
            </Button>
          )}
        </div>
      )}
      {isOpen && <LastDayDialog person={person} name={name} onClose={() => setOpen(false)} />}
    </Card>
  )
}
