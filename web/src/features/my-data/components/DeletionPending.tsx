import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import messages from '@werkplatz/content/messages/my-data.json'
import { deletionDays } from '@werkplatz/contract/my-data/limits.ts'
import type { Deletion, Kept } from '@werkplatz/contract/my-data/schemas.ts'
import { useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useKeepAccount } from '../actions.ts'
import { KeptList } from './KeptList.tsx'

import styles from './MyData.module.css'

const DAY_MS = 86_400_000

/** How many days are left, and the way back. */
export function DeletionPending({ deletion, stays }: { deletion: Deletion; stays: readonly Kept[] }) {
  const [now] = useState(() => Date.now())
  const { busy, keep } = useKeepAccount()
  const left = Math.max(0, Math.ceil((Date.parse(deletion.dateDue) - now) / DAY_MS))
  const over = Math.max(0, deletionDays - left)
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <div>
        <StatusTag tone="PENDING" label={labels.running} />
      </div>
      <div className={styles.count}>
        <b className={styles.figure}>{left}</b>
        <div className={styles.grow}>
          <p className={styles.strong}>{left === 1 ? labels.dayLeft : labels.daysLeft}</p>
          <p className={styles.small}>
            {fillIn(labels.dueAt, { date: formatDateTime(deletion.dateDue) })}
            {deletion.byOther && ` ${labels.askedByOther}`}
          </p>
          <div
            className={styles.ticks}
            role="img"
            aria-label={fillIn(labels.daysOver, { done: over, all: deletionDays })}
          >
            {Array.from({ length: deletionDays }, (_, day) => (
              <i key={day} className={classNames(day < over && styles.over)} />
            ))}
          </div>
        </div>
      </div>
      <div>
        <h3>{labels.stays}</h3>
        <KeptList stays={stays} />
      </div>
      <div className={styles.buttons}>
        <Button kind="primary" busy={busy} icon={<IconArrowBackUp stroke={1.75} aria-hidden />} onClick={keep}>
          {messages.deleteCancel.text}
        </Button>
      </div>
    </Card>
  )
}
