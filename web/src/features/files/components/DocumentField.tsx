import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/files.json'
import { documentExtensions } from '@werkplatz/contract/files/kinds.ts'
import { useRef } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { UploadItem, UploadQueue } from '../upload-queue.ts'
import { useFileDrop } from '../use-file-drop.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { FilePicker } from './FilePicker.tsx'
import { ProgressLine } from './ProgressLine.tsx'

import styles from './Documents.module.css'

export type DocumentFieldProps = {
  label: string
  items: readonly UploadItem[]
  queue: UploadQueue
}

/** Documents of a form: drop or choose, watch them go up, remove them. */
export function DocumentField({ label, items, queue }: DocumentFieldProps) {
  const area = useRef<HTMLFieldSetElement>(null)
  const isOver = useFileDrop(area, (files) => queue.add(files))
  return (
    <fieldset ref={area} className={styles.field} aria-label={label}>
      <div className={classNames(styles.drop, isOver && styles.over)}>
        <IconUpload className={styles.icon} size={28} stroke={1.75} aria-hidden />
        <p className={styles.invite}>
          <b>{isOver ? labels.dropHere : labels.dragHere}</b> {labels.or}{' '}
          <FilePicker
            label={fillIn(labels.filesOf, { label })}
            extensions={documentExtensions}
            className={styles.choose}
            onFiles={(files) => queue.add(files)}
          >
            {labels.chooseFiles}
          </FilePicker>
        </p>
        <p className={styles.facts}>{labels.documentLimits}</p>
      </div>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <DocumentItem key={item.key} item={item} queue={queue} />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

function DocumentItem({ item, queue }: { item: UploadItem; queue: UploadQueue }) {
  const isUnderWay = item.phase !== 'done' && item.phase !== 'failed'
  const note = isUnderWay ? (
    <ProgressLine item={item} />
  ) : item.phase === 'failed' ? (
    <span className={styles.failed}>{labels.notUploaded}</span>
  ) : undefined
  return (
    <DocumentRow name={item.name} size={item.size} href={item.stored?.signedUrl} note={note}>
      {item.phase === 'failed' && (
        <Button size="small" icon={<IconRefresh {...icon} />} onClick={() => queue.retry(item.key)}>
          {labels.again}
        </Button>
      )}
      <IconButton
        label={isUnderWay ? `${item.name} abbrechen` : `${item.name} entfernen`}
        icon={<IconX {...icon} />}
        onClick={() => queue.remove(item.key)}
      />
    </DocumentRow>
  )
}
