import messages from '@werkplatz/content/messages/school.json'
import { MOST_NEW_MARKS } from '@werkplatz/contract/school/limits.ts'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'
import { useState } from 'react'

import { useAction } from '../../../api/use-action.ts'
import { confirm } from '../../../ui/confirm/confirm-store.ts'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { schoolKey } from '../api.ts'
import { errorsOf, isBlank, isChanged, newRow, rowOf, type Field, type MarkContent, type MarkRow } from './mark-rows.ts'
import { saveRows } from './save-rows.ts'

/** What the grid holds and does. `onSaved`: everything is stored. */
export function useMarkGrid(semesterId: string, marks: readonly Mark[], onSaved: () => void) {
  const [rows, setRows] = useState<MarkRow[]>(() => [...marks.map(rowOf), newRow()])
  const [removed, setRemoved] = useState<MarkRow[]>([])
  const [isChecked, setChecked] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const act = useAction()
  const changed = rows.filter(isChanged)
  const errors = new Map(changed.map((row) => [row.key, errorsOf(row)]))
  const wrong = [...errors.values()].reduce((count, one) => count + Object.keys(one).length, 0)

  const type = (key: string, field: Field, text: string) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, [field]: text } : row)))

  /** The key of the row that is now the last; null: there are enough. */
  const add = (contents: readonly (MarkContent | undefined)[] = [undefined]): string | null => {
    // Pasted rows take the place of empty ones.
    const kept = contents[0] ? rows.filter((row) => !isBlank(row)) : rows
    if (kept.filter(({ id }) => id === null).length + contents.length > MOST_NEW_MARKS) {
      showMessage(messages.maxRows)
      return null
    }
    const fresh = contents.map(newRow)
    setRows([...kept, ...fresh])
    return fresh.at(-1)!.key
  }

  const remove = async (row: MarkRow) => {
    if (row.id && !(await confirm(messages.markDeleteConfirm, { danger: true }))) return
    setRows((all) => all.filter(({ key }) => key !== row.key))
    if (row.id) setRemoved((all) => [...all, row])
  }

  const save = async () => {
    setChecked(true)
    if (wrong > 0 || progress) return
    const total = changed.length + removed.length
    if (total === 0) return onSaved()
    setProgress({ done: 0, total })
    const saved = await act({
      run: () => saveRows({ semesterId, rows: changed, removed }, (done) => setProgress({ done, total })),
      failed: messages.marksSaveFailed,
      invalidates: [schoolKey],
    })
    setProgress(null)
    if (!saved) return
    if (saved.result.length === 0) {
      showMessage(messages.marksSaved)
      return onSaved()
    }
    // What is stored is out of the way: the rows left are those to look at.
    setRows(saved.result)
    setRemoved([])
    showMessage(messages.marksSaveFailed)
  }

  return {
    rows,
    isChecked,
    errors,
    wrong,
    progress,
    isDirty: changed.length + removed.length > 0,
    type,
    add,
    remove,
    save,
  }
}
