import { type ComponentProps, useId } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { CharacterCount } from './CharacterCount.tsx'
import { Field, type FieldProps } from './Field.tsx'

import styles from './Field.module.css'

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'defaultValue' | 'required' | 'maxLength'> & {
    value: string
    onChange: (value: string) => void
    /** The counter turns red above it; typing is not cut off, so a pasted text is never lost silently. */
    maxLength?: number
    /** The counter appears from this length; always when left out. */
    countFrom?: number
  }

/** Grows with its text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    hint,
    error,
    required,
    optional,
    id,
    value,
    onChange,
    maxLength,
    countFrom = 0,
    className,
    ...area
  } = props
  const countId = useId()
  const counted = maxLength !== undefined && value.length >= countFrom
  return (
    <Field
      {...{ label, hint, error, required, optional, id }}
      aside={counted ? <CharacterCount id={countId} used={value.length} max={maxLength} /> : undefined}
      describedBy={counted ? countId : undefined}
    >
      {(aria) => (
        <span
          className={classNames(
            styles.box,
            styles.forArea,
            Boolean(error) && styles.bad,
            (area.readOnly || area.disabled) && styles.still,
          )}
        >
          <textarea
            rows={4}
            {...area}
            {...aria}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            className={classNames(styles.control, styles.area, className)}
          />
        </span>
      )}
    </Field>
  )
}
