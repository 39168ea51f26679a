import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/files.json'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import type { UploadItem } from '../upload-queue.ts'
import { useDragOrder } from '../use-drag-order.ts'
import { ProgressLine } from './ProgressLine.tsx'

import styles from './ImageField.module.css'

export type ImageTileProps = {
  item: UploadItem
  index: number
  count: number
  /** The first picture stands for the whole. */
  isCover: boolean
  onRemove: () => void
  onRetry: () => void
  onMove: (to: number) => void
}

const icon = { stroke: 1.75, 'aria-hidden': true }

export function ImageTile({ item, index, count, isCover, onRemove, onRetry, onMove }: ImageTileProps) {
  const drag = useDragOrder(index, onMove)
  const isUnderWay = item.phase !== 'done' && item.phase !== 'failed'
  const source = item.stored?.cardUrl ?? item.previewUrl ?? (isVideo(item) ? null : item.stored?.signedUrl)
  return (
    <li
      className={classNames(styles.tile, isCover && styles.cover, item.phase !== 'done' && styles.pending)}
      data-order={index}
      data-phase={item.phase}
    >
      {source ? (
        <img className={styles.picture} src={source} alt={item.name} draggable={false} />
      ) : (
        <span className={styles.film}>
          <IconMovie size={28} {...icon} />
          <span className={styles.name}>{item.name}</span>
        </span>
      )}
      {isCover && item.phase === 'done' && <span className={styles.pill}>{labels.coverImage}</span>}
      <div className={styles.tools}>
        {item.phase === 'done' && count > 1 && (
          <span className={styles.grip} {...drag}>
            <IconButton
              size="small"
              kind="secondary"
              round
              label={fillIn(labels.moveImage, { name: item.name, number: index + 1, count })}
              icon={<IconGripVertical {...icon} />}
            />
          </span>
        )}
        <IconButton
          size="small"
          kind="secondary"
          round
          label={isUnderWay ? `${item.name} abbrechen` : `${item.name} entfernen`}
          icon={item.phase === 'done' ? <IconTrash {...icon} /> : <IconX {...icon} />}
          onClick={onRemove}
        />
      </div>
      {isUnderWay && (
        <div className={styles.progress}>
          <ProgressLine item={item} />
        </div>
      )}
      {item.phase === 'failed' && (
        <div className={styles.failed}>
          <span className={styles.name}>{item.name}</span>
          <Button size="small" icon={<IconRefresh size={18} {...icon} />} onClick={onRetry}>
            {labels.again}
          </Button>
        </div>
      )}
    </li>
  )
}

const isVideo = (item: UploadItem) => item.stored?.mimeType.startsWith('video/') ?? false
