import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { Field, type FieldProps } from './Field.tsx'

import styles from './Field.module.css'

export type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'size' | 'required' | 'type'> & {
    value: string
    onChange: (value: string) => void
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'month'
    /** Before the text. */
    icon?: ReactNode
    /** After the text, such as «Tage». */
    unit?: ReactNode
    /** Shows «21 von 80 Zeichen» under the field; needs `maxLength`. */
    counted?: boolean
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, id, icon, unit, counted, value, onChange, className, ...input } =
    props
  const { maxLength, readOnly, disabled } = input
  const countId = useId()
  const counter = counted && maxLength ? <CharacterCount id={countId} used={value.length} max={maxLength} /> : undefined
  return (
    <Field {...{ label, hint, error, required, optional, id }} aside={counter} describedBy={counter && countId}>
      {(aria) => (
        <span className={classNames(styles.box, Boolean(error) && styles.bad, (readOnly || disabled) && styles.still)}>
          {icon}
          <input
            type="text"
            {...input}
            {...aria}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={classNames(styles.control, className)}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  )
}
