import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs'
import IconDeviceFloppy from '@tabler/icons-react/dist/esm/icons/IconDeviceFloppy.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/school.json'
import general from '@werkplatz/content/messages/general.json'
import messages from '@werkplatz/content/messages/school.json'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { fillIn } from '../../../lib/fill-in.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/card/Card.tsx'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { useFailureMessage } from '../../../ui/failure/use-failure-message.ts'
import { ActionBar } from '../../../ui/form/frame/ActionBar.tsx'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.ts'
import { subjectsQuery } from '../api.ts'
import { GridRow } from './GridRow.tsx'
import { looksLikeTable } from './pasted-marks.ts'
import { PasteDialog } from './PasteDialog.tsx'
import { useMarkGrid } from './use-mark-grid.ts'

import styles from './MarkGrid.module.css'

export type MarkGridProps = { semesterId: string; marks: readonly Mark[]; onClose: () => void }

/** All marks of a semester in one grid, made for the keyboard: type, tab, enter, or paste a whole table. */
export function MarkGrid({ semesterId, marks, onClose }: MarkGridProps) {
  const grid = useMarkGrid(semesterId, marks, onClose)
  const [pasted, setPasted] = useState<string | null>(null)
  const [focused, setFocused] = useState(() => grid.rows.at(-1)!.key)
  const frame = useRef<HTMLDivElement>(null)
  const listId = useId()
  const subjects = useQuery(subjectsQuery)
  useFailureMessage(messages.subjectsFailed, subjects.error)
  useLeaveGuard(grid.isDirty, () => undefined)

  useEffect(() => {
    frame.current?.querySelector<HTMLInputElement>(`[data-row="${focused}"] input`)?.focus()
  }, [focused])

  /** Enter leads to the next row, and makes one after the last. */
  const onKeyDown = (event: KeyboardEvent) => {
    const input = event.target
    if (event.key !== 'Enter' || !(input instanceof HTMLInputElement)) return
    event.preventDefault()
    if (event.ctrlKey || event.metaKey) return void grid.save()
    const at = grid.rows.findIndex(({ key }) => key === rowOf(input))
    const next = grid.rows[at + 1]?.key ?? grid.add()
    if (next) setFocused(next)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!looksLikeTable(text)) return
    event.preventDefault()
    setPasted(text)
  }
  const close = async () => {
    if (grid.isDirty && !(await confirm(general.unsavedChanges))) return
    onClose()
  }
  const status = grid.progress
    ? fillIn(messages.savingRows.text, grid.progress)
    : grid.isChecked && grid.wrong > 0 && wrongText(grid.wrong)
  return (
    <>
      <Card>
        <div className={styles.head} aria-hidden>
          <span>{messages.columnSubject.text}</span>
          <span>{messages.columnWeightInput.text}</span>
          <span>{messages.columnGrade.text}</span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is typed into the fields inside */}
        <div ref={frame} className={styles.rows} onKeyDown={onKeyDown} onPaste={onPaste}>
          {grid.rows.map((row) => (
            <GridRow
              key={row.key}
              row={row}
              errors={grid.isChecked ? grid.errors.get(row.key) : undefined}
              listId={listId}
              onType={(field, text) => grid.type(row.key, field, text)}
              onRemove={() => void grid.remove(row)}
            />
          ))}
        </div>
        <datalist id={listId}>
          {subjects.data?.map(({ subject }) => (
            <option key={subject} value={subject}>
              {subject}
            </option>
          ))}
        </datalist>
        <button
          type="button"
          className={styles.add}
          onClick={() => {
            const key = grid.add()
            if (key) setFocused(key)
          }}
        >
          <IconPlus size={20} stroke={1.75} aria-hidden />
          {messages.addRow.text}
        </button>
        <div className={styles.paste}>
          <Button kind="ghost" icon={<IconClipboardText stroke={1.75} aria-hidden />} onClick={() => setPasted('')}>
            {labels.paste}
          </Button>
          <p>{messages.pasteHint.text}</p>
        </div>
      </Card>
      <ActionBar
        start={
          <Button kind="ghost" onClick={() => void close()}>
            {labels.cancel}
          </Button>
        }
        end={
          <>
            <output className={styles.status}>{status}</output>
            <Button
              kind="primary"
              busy={grid.progress !== null}
              icon={<IconDeviceFloppy stroke={1.75} aria-hidden />}
              onClick={() => void grid.save()}
            >
              {labels.save}
            </Button>
          </>
        }
      />
      {pasted !== null && (
        <PasteDialog
          text={pasted}
          onClose={() => setPasted(null)}
          onTake={(found) => {
            if (grid.add(found)) setPasted(null)
          }}
        />
      )}
    </>
  )
}

const rowOf = (target: HTMLElement) => target.closest<HTMLElement>('[data-row]')?.dataset['row']

const wrongText = (count: number) =>
  count === 1 ? messages.invalidCountOne.text : fillIn(messages.invalidCount.text, { count })
