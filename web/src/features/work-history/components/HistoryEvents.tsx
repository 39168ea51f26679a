import type { Icon } from '@tabler/icons-react'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import labels from '@werkplatz/content/labels/work-history.json'
import type { HistoryEvent } from '@werkplatz/contract/work-history/schemas.ts'
import { useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { BuiltLink } from '../../../ui/link/BuiltLink.tsx'
import { historyEntries } from '../history-entries.ts'

import styles from './WorkHistory.module.css'

/** So many are shown at once; of years there are dozens. */
const SHOWN = 12

const signs: Record<HistoryEvent['type'], Icon> = { JOIN: IconFlag, START: IconPlayerPlay, END: IconCheck }

export function HistoryEvents({
  events,
  openGapDays,
  currentId,
}: {
  events: readonly HistoryEvent[]
  openGapDays: number | null
  currentId: string | undefined
}) {
  const [all, setAll] = useState(false)
  const entries = historyEntries(events, openGapDays)
  return (
    <>
      <ol className={styles.events} aria-label={labels.eventList}>
        {(all ? entries : entries.slice(0, SHOWN)).map((entry) =>
          'gap' in entry ? (
            <li key={entry.id} className={styles.gap}>
              <IconAlertTriangle size={18} stroke={1.9} aria-hidden />
              {fillIn(entry.isOpen ? labels.openGap : labels.gap, { days: entry.gap })}
            </li>
          ) : (
            <Entry key={entry.id} event={entry.event} isCurrent={entry.event.assignment?.id === currentId} />
          ),
        )}
      </ol>
      {!all && entries.length > SHOWN && (
        <Button onClick={() => setAll(true)}>{fillIn(labels.showAll, { count: entries.length })}</Button>
      )}
    </>
  )
}

function Entry({ event, isCurrent }: { event: HistoryEvent; isCurrent: boolean }) {
  const { type, date, assignment } = event
  const Glyph = signs[type]
  return (
    <li className={classNames(styles.event, isCurrent && assignment && styles.current)}>
      <time dateTime={date}>{formatDate(date)}</time>
      <span className={classNames(styles.sign, styles[type.toLowerCase()])} aria-hidden>
        <Glyph size={16} stroke={2} />
      </span>
      <div className={styles.words}>
        <b>{labels.events[type]}</b>
        {assignment && (
          <p>
            {assignment.canOpen ? (
              <BuiltLink to={paths.assignment(assignment.id)}>{assignment.title}</BuiltLink>
            ) : (
              assignment.title
            )}
            <span className={styles.company}>
              , {assignment.company}
              {type === 'START' && assignment.isRunning && (
                <>, {fillIn(labels.runningUntil, { date: formatDate(assignment.dateEnd) })}</>
              )}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}
