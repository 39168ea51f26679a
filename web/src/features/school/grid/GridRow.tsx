import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'
import {
  GRADE_STEP,
  MAX_GRADE,
  MAX_WEIGHT,
  MIN_GRADE,
  MIN_WEIGHT,
  WEIGHT_STEP,
} from '@werkplatz/contract/school/limits.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { parseNumber } from '../../../ui/form/fields/number-text.ts'
import { NumberField } from '../../../ui/form/fields/NumberField.tsx'
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
      <NumberField
        label={messages.columnWeightInput.text}
        min={MIN_WEIGHT}
        max={MAX_WEIGHT}
        step={WEIGHT_STEP}
        value={parseNumber(row.weight) ?? null}
        onChange={(value) => onType('weight', writtenOf(value))}
        error={errors?.weight}
      />
      <NumberField
        label={messages.columnGrade.text}
        min={MIN_GRADE}
        max={MAX_GRADE}
        step={GRADE_STEP}
        decimals={1}
        value={parseNumber(row.grade) ?? null}
        onChange={(value) => onType('grade', writtenOf(value))}
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

const writtenOf = (value: number | null) => (value === null ? '' : String(value))
