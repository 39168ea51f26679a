import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import files from '@werkplatz/content/labels/files.json'
import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import { postLimits } from '@werkplatz/contract/posts/limits.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import { ProgressLine } from '../../files/components/ProgressLine.tsx'
import { fileSize } from '../../files/file-size.ts'
import type { UploadItem } from '../../files/upload-queue.ts'

import styles from './ComposerFiles.module.css'

export type ComposerFilesProps = {
  media: readonly UploadItem[]
  documents: readonly UploadItem[]
  altOf: (item: UploadItem) => string
  onAlt: (item: UploadItem, text: string) => void
  onRemove: (item: UploadItem) => void
  onRetry: (item: UploadItem) => void
}

const icon = { stroke: 1.75, 'aria-hidden': true }

/** A row for each file: how far it is, and once a picture is there, what it shows. */
export function ComposerFiles({ media, documents, altOf, onAlt, onRemove, onRetry }: ComposerFilesProps) {
  const all = [...media, ...documents]
  if (all.length === 0) return null
  const wordless = media.filter((item) => isPicture(item) && item.phase === 'done' && altOf(item).trim() === '').length
  return (
    <>
      <ul className={styles.files}>
        {all.map((item) => (
          <li key={item.key} className={styles.row}>
            <Preview item={item} isDocument={documents.includes(item)} />
            <div className={styles.words}>
              {item.phase === 'done' && isPicture(item) ? (
                <TextField
                  label={messages.altLabel.text}
                  placeholder={messages.altPlaceholder.text}
                  maxLength={postLimits.alt}
                  value={altOf(item)}
                  onChange={(text) => onAlt(item, text)}
                />
              ) : (
                <Facts item={item} onRetry={() => onRetry(item)} />
              )}
            </div>
            <IconButton
              label={fillIn(item.phase === 'done' || item.phase === 'failed' ? labels.removeFile : labels.cancelFile, {
                name: item.name,
              })}
              icon={<IconX size={20} {...icon} />}
              onClick={() => onRemove(item)}
            />
          </li>
        ))}
      </ul>
      {wordless > 0 && (
        <p className={styles.hint}>
          {wordless === 1 ? messages.altMissingOne.text : fillIn(messages.altMissing.text, { count: wordless })}{' '}
          {messages.altHint.text}
        </p>
      )}
    </>
  )
}

const isPicture = ({ stored, previewUrl }: UploadItem) => stored?.mimeType.startsWith('image/') ?? previewUrl !== null

function Preview({ item, isDocument }: { item: UploadItem; isDocument: boolean }) {
  const source = item.stored?.cardUrl ?? item.previewUrl ?? (isPicture(item) ? item.stored?.signedUrl : undefined)
  return (
    <span className={styles.preview} data-phase={item.phase}>
      {source && !isDocument ? (
        <img src={source} alt="" />
      ) : isDocument ? (
        <IconFileText size={26} {...icon} />
      ) : (
        <IconMovie size={26} {...icon} />
      )}
    </span>
  )
}

function Facts({ item, onRetry }: { item: UploadItem; onRetry: () => void }) {
  return (
    <>
      <span className={styles.name}>{item.name}</span>
      {item.phase === 'done' && item.size > 0 && <span className={styles.facts}>{fileSize(item.size)}</span>}
      {item.phase === 'failed' && (
        <span className={styles.failed}>
          {files.notUploaded}
          <Button size="small" icon={<IconRefresh size={18} {...icon} />} onClick={onRetry}>
            {files.again}
          </Button>
        </span>
      )}
      {item.phase !== 'done' && item.phase !== 'failed' && <ProgressLine item={item} />}
    </>
  )
}
