import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/files.json'
import { type Extension, imageExtensions } from '@werkplatz/contract/files/kinds.ts'
import { useRef } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { UploadItem, UploadQueue } from '../upload-queue.ts'
import { useFileDrop } from '../use-file-drop.ts'
import { FilePicker } from './FilePicker.tsx'
import { ProgressLine } from './ProgressLine.tsx'

import styles from './OneImageField.module.css'

export type OneImageFieldProps = {
  /** On the button that opens the file dialog. */
  label: string
  hint: string
  items: readonly UploadItem[]
  /** Of a single place. */
  queue: UploadQueue
  onStart: () => void
  /** A video in its place. */
  extensions?: readonly Extension[]
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true }

/** One picture: drop or choose, watch it go up. Another one takes its place; the caller shows it once it is there. */
export function OneImageField({
  label,
  hint,
  items,
  queue,
  onStart,
  extensions = imageExtensions,
}: OneImageFieldProps) {
  const area = useRef<HTMLFieldSetElement>(null)
  const take = (files: File[]) => {
    if (files.length === 0) return
    for (const item of items) queue.remove(item.key)
    queue.add(files.slice(0, 1))
    onStart()
  }
  const isOver = useFileDrop(area, take)
  const item = items.find((one) => one.phase !== 'done')
  return (
    <fieldset ref={area} className={classNames(styles.field, isOver && styles.over)} aria-label={label}>
      {item ? (
        <div className={styles.item} data-phase={item.phase}>
          <div className={styles.words}>
            <span className={styles.name}>{item.name}</span>
            {item.phase === 'failed' ? (
              <span className={styles.failed}>{labels.notUploaded}</span>
            ) : (
              <ProgressLine item={item} />
            )}
          </div>
          {item.phase === 'failed' && (
            <Button size="small" icon={<IconRefresh {...icon} />} onClick={() => queue.retry(item.key)}>
              {labels.again}
            </Button>
          )}
          <IconButton
            label={item.phase === 'failed' ? `${item.name} entfernen` : `${item.name} abbrechen`}
            icon={<IconX {...icon} />}
            onClick={() => queue.remove(item.key)}
          />
        </div>
      ) : (
        <FilePicker
          label={fillIn(labels.fileOf, { label })}
          extensions={extensions}
          multiple={false}
          className={styles.choose}
          onFiles={take}
        >
          <IconUpload size={20} stroke={1.75} aria-hidden />
          {isOver ? labels.dropHere : label}
        </FilePicker>
      )}
      <p className={styles.hint}>{hint}</p>
    </fieldset>
  )
}
