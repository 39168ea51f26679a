import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import messages from '@werkplatz/content/messages/my-data.json'
import type { Export } from '@werkplatz/contract/exports/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate, formatDateTime } from '../../../lib/format-date.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { useFetchExport } from '../../exports/actions.ts'
import { fileSize } from '../../files/file-size.ts'
import { StatusTag } from '../../shared/StatusTag.tsx'
import { isUnderWay } from '../api.ts'

import styles from './MyData.module.css'

export type OwnCopyProps = { export: Export | null; nextExport: string | null; onAsk: () => void }

/** Asked for, made, fetched: once a day, a week to fetch it. */
export function OwnCopy({ export: one, nextExport, onAsk }: OwnCopyProps) {
  return (
    <Card as="section" padding="roomy" className={styles.card}>
      <div className={styles.head}>
        <h3>{labels.copy}</h3>
        {one?.status === 'READY' && <StatusTag tone="APPROVED" label={labels.ready} />}
        {isUnderWay(one) && <StatusTag tone="PENDING" label={labels.underWay} />}
      </div>
      <p className={styles.text}>{messages.exportLead.text}</p>
      {one?.status === 'FAILED' && <p className={styles.failed}>{messages.exportFailed.text}</p>}
      {isUnderWay(one) ? (
        <output className={styles.text}>{messages.exportRunning.text}</output>
      ) : one?.status === 'READY' ? (
        <Ready export={one} nextExport={nextExport} onAsk={onAsk} />
      ) : (
        <Ask nextExport={nextExport} onAsk={onAsk} kind="primary" />
      )}
    </Card>
  )
}

function Ready({ export: one, nextExport, onAsk }: OwnCopyProps & { export: Export }) {
  const { busy, fetchFile } = useFetchExport(one.id)
  const until = fillIn(messages.exportReady.text, {
    date: formatDateTime(one.dateCreated),
    expiresAt: formatDate(one.dateExpires!),
  })
  return (
    <>
      <p className={styles.text}>
        {until} {one.size !== null && fillIn(labels.size, { size: fileSize(one.size) })}
      </p>
      <div className={styles.buttons}>
        <Button kind="primary" busy={busy} icon={<IconDownload stroke={1.75} aria-hidden />} onClick={fetchFile}>
          {labels.download}
        </Button>
        <Ask nextExport={nextExport} onAsk={onAsk} kind="secondary" />
      </div>
    </>
  )
}

type AskProps = { nextExport: string | null; onAsk: () => void; kind: 'primary' | 'secondary' }

function Ask({ nextExport, onAsk, kind }: AskProps) {
  if (nextExport) return <span className={styles.small}>{labels.tomorrow}</span>
  return (
    <div>
      <Button kind={kind} icon={<IconPackage stroke={1.75} aria-hidden />} onClick={onAsk}>
        {messages.exportStart.text}
      </Button>
    </div>
  )
}
