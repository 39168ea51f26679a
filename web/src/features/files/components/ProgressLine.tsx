import labels from '@werkplatz/content/labels/files.json'

import { fillIn } from '../../../lib/fill-in.ts'
import type { UploadItem } from '../upload-queue.ts'

import styles from './Progress.module.css'

const percent = (share: number) => `${Math.round(share * 100)} %`

export function phaseText({ phase, progress }: UploadItem): string {
  if (phase === 'waiting') return labels.waiting
  if (phase === 'uploading') return fillIn(labels.uploading, { percent: percent(progress) })
  return phase === 'checking' ? labels.checking : ''
}

/** What is happening to a file: words and a bar; while the server checks, the bar only says that it does. */
export function ProgressLine({ item }: { item: UploadItem }) {
  const text = phaseText(item)
  const isSure = item.phase === 'uploading'
  return (
    <div className={styles.progress}>
      <span className={styles.words}>{text}</span>
      <progress
        className={styles.bar}
        aria-label={`${item.name}: ${text}`}
        max={1}
        {...(isSure ? { value: item.progress } : item.phase === 'waiting' ? { value: 0 } : {})}
      />
    </div>
  )
}
