import IconFileImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs'
import labels from '@werkplatz/content/labels/admin.json'
import messages from '@werkplatz/content/messages/invitations.json'
import { useId, useRef } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { Card } from '../../../ui/card/Card.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { useFileDrop } from '../../files/use-file-drop.ts'
import { type ChosenFile, decodeText, readList } from '../import/read-list.ts'

import styles from './FileCard.module.css'

const copy = labels.invitations

/** A list is read here, in the browser; nothing is sent by choosing it. */
export function FileCard({ onRead }: { onRead: (file: ChosenFile) => void }) {
  const id = useId()
  const area = useRef<HTMLLabelElement>(null)

  async function take(files: readonly File[]) {
    const [file, ...more] = files
    if (!file) return
    if (more.length) return showMessage(messages.oneFileOnly)
    if (!/\.(csv|txt)$/i.test(file.name)) return showMessage(messages.fileType)
    const list = readList(decodeText(await file.arrayBuffer()))
    if (list.rows.length === 0) return showMessage(messages.noneFound)
    onRead({ name: file.name, list })
  }
  const isOver = useFileDrop(area, (files) => void take(files))
  return (
    <Card title={messages.fileHeading.text} as="section">
      <label ref={area} className={classNames(styles.drop, isOver && styles.over)} htmlFor={id}>
        <IconFileImport size={28} stroke={1.6} aria-hidden />
        <b>{messages.fileDrop.text}</b>
        <input
          id={id}
          type="file"
          multiple
          accept=".csv,.txt"
          className="sr-only"
          onChange={(event) => {
            const input = event.currentTarget
            void take([...(input.files ?? [])]).then(() => {
              // The same file can be chosen once more.
              input.value = ''
            })
          }}
        />
      </label>
      <p className="small muted">{messages.fileHint.text}</p>
      <a
        className={styles.template}
        download={copy.templateName}
        href={`data:text/csv;charset=utf-8,%EF%BB%BF${encodeURIComponent(`${copy.templateHeader}\r\n`)}`}
      >
        {messages.fileTemplate.text}
      </a>
    </Card>
  )
}
