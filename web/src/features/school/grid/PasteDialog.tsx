import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import { useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/confirm/Dialog.tsx'
import { TextArea } from '../../../ui/form/fields/TextArea.tsx'
import type { MarkContent } from './mark-rows.ts'
import { type PastedLine, readPasted, takenOf } from './pasted-marks.ts'

import styles from './MarkGrid.module.css'

export type PasteDialogProps = { text: string; onClose: () => void; onTake: (found: MarkContent[]) => void }

const counted = (count: number, one: { text: string }, many: { text: string }) =>
  count === 1 ? one.text : fillIn(many.text, { count })

/** What was pasted, line by line, before anything of it is taken. */
export function PasteDialog({ text, onClose, onTake }: PasteDialogProps) {
  const [written, setWritten] = useState(text)
  const lines = readPasted(written)
  const taken = takenOf(lines)
  const refused = lines.filter(({ reason }) => reason).length
  return (
    <Dialog
      title={labels.pasteTitle}
      wide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button
            kind="primary"
            icon={<IconCheck stroke={1.75} aria-hidden />}
            aria-disabled={taken.length === 0}
            onClick={() => taken.length > 0 && onTake(taken)}
          >
            {counted(taken.length, messages.pasteTakeOne, messages.pasteTake)}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <TextArea label={labels.pasted} value={written} onChange={setWritten} rows={10} hint={labels.pasteForms} />
        <div>
          {lines.length === 0 ? (
            <p>{messages.pasteNone.text}</p>
          ) : (
            <>
              <output className={styles.counts}>
                <span className={styles.found}>
                  {counted(taken.length, messages.pasteFoundOne, messages.pasteFound)}
                </span>
                {refused > 0 && (
                  <span className={styles.refused}>
                    {counted(refused, messages.pasteRefusedOne, messages.pasteRefused)}
                  </span>
                )}
              </output>
              <Preview lines={lines} />
              <p>{labels.pasteLater}</p>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Preview({ lines }: { lines: readonly PastedLine[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
    <section className={styles.preview} tabIndex={0} aria-label={messages.pasteHeading.text}>
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.columnSubject.text}</th>
            <th scope="col" className={styles.number}>
              {messages.columnGrade.text}
            </th>
            <th scope="col" className={styles.number}>
              {messages.columnWeight.text}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ n, subject, grade, weight, reason }) => (
            <tr key={n} className={reason && styles.bad}>
              <th scope="row">
                {reason ? (
                  <IconAlertCircle size={18} stroke={1.75} aria-hidden />
                ) : (
                  <IconCircleCheck size={18} stroke={1.75} aria-hidden />
                )}{' '}
                {subject || labels.noSubject}
                {reason && <small>{fillIn(messages.pasteRow.text, { n, reason })}</small>}
              </th>
              <td className={styles.number}>{grade.replace(',', '.')}</td>
              <td className={styles.number}>{weight.replace(',', '.')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
