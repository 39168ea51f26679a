import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import messages from '@werkplatz/content/messages/my-data.json'
import type { Deletion, Kept } from '@werkplatz/contract/my-data/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useKeepAccount } from '../actions.ts'
import { DaysLeft } from './DaysLeft.tsx'
import { KeptList } from './KeptList.tsx'

import styles from './MyData.module.css'

/** How many days are left, and the way back. */
export function DeletionPending({ deletion, stays }: { deletion: Deletion; stays: readonly Kept[] }) {
  const { busy, keep } = useKeepAccount()
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <div>
        <StatusTag tone="PENDING" label={labels.running} />
      </div>
      <DaysLeft dateDue={deletion.dateDue} day={labels.dayLeft} days={labels.daysLeft}>
        {fillIn(labels.dueAt, { date: formatDateTime(deletion.dateDue) })}
        {deletion.byOther && ` ${labels.askedByOther}`}
      </DaysLeft>
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
