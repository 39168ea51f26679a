import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'

import { fillIn } from '../../../lib/fill-in.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { TextField } from '../../../ui/form/fields/TextField.tsx'
import type { Field, MarkRow, RowErrors } from './mark-rows.ts'

import styles from './MarkGrid.module.css'

export type GridRowProps = {
  row: MarkRow
  errors: RowErrors | undefined
  /** Of the subjects to choose from. */
  listId: string
  onType: (field: Field, text: string) => void
  onRemove: () => void
}

export function GridRow({ row, errors, listId, onType, onRemove }: GridRowProps) {
  return (
    <div className={styles.row} data-row={row.key}>
      <TextField
        label={messages.columnSubject.text}
        list={listId}
        autoComplete="off"
        placeholder={messages.subjectPlaceholder.text}
        value={row.subject}
        onChange={(text) => onType('subject', text)}
        error={errors?.subject ?? row.failure}
      />
      <TextField
        label={messages.columnWeightInput.text}
        inputMode="decimal"
        autoComplete="off"
        value={row.weight}
        onChange={(text) => onType('weight', text)}
        error={errors?.weight}
      />
      <TextField
        label={messages.columnGrade.text}
        inputMode="decimal"
        autoComplete="off"
        value={row.grade}
        onChange={(text) => onType('grade', text)}
        error={errors?.grade}
      />
      <span className={styles.remove}>
        <IconButton
          label={row.subject ? fillIn(messages.removeRow.text, { subject: row.subject }) : labels.remove}
          icon={<IconTrash stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      </span>
    </div>
  )
}
