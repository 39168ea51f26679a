import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import messages from '@werkplatz/content/messages/my-data.json'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'
import type { MyData } from '@werkplatz/contract/my-data/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { useFetchExport } from '../../exports/actions.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { useTakeFarewell } from '../actions.ts'
import { isUnderWay } from '../api.ts'

import styles from './MyData.module.css'

/** At the end of the training: what belongs to it, as one file. */
export function Farewell({ farewell: { dateEnd, export: one } }: { farewell: NonNullable<MyData['farewell']> }) {
  const { busy, take } = useTakeFarewell()
  const isRunning = isUnderWay(one)
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <div className={styles.head}>
        <h3>{messages.goodbyeHeading.text}</h3>
        {one?.status === 'READY' && <StatusTag tone="APPROVED" label={labels.ready} />}
        {isRunning && <StatusTag tone="PENDING" label={labels.underWay} />}
      </div>
      <p className={styles.text}>
        {fillIn(labels.trainingEnds, { date: formatDate(dateEnd) })} {messages.goodbyeText.text}
      </p>
      <div className={styles.buttons}>
        {one?.status === 'READY' ? (
          <Fetch export={one} />
        ) : (
          <Button
            kind="primary"
            busy={busy || isRunning}
            icon={<IconSchool stroke={1.75} aria-hidden />}
            onClick={take}
          >
            {messages.goodbyeDownload.text}
          </Button>
        )}
      </div>
    </Card>
  )
}

function Fetch({ export: one }: { export: Export }) {
  const { busy, fetchFile } = useFetchExport(one.id)
  return (
    <Button kind="primary" busy={busy} icon={<IconSchool stroke={1.75} aria-hidden />} onClick={fetchFile}>
      {labels.download}
    </Button>
  )
}
