import { type ReactNode, useId } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { FieldLabel, FieldNote, type FieldProps } from './Field.tsx'

import check from './CheckField.module.css'
import styles from './ChoiceCards.module.css'
import field from './Field.module.css'

export type Choice<Value extends string> = {
  value: Value
  label: string
  /** A muted second line. */
  subtitle?: ReactNode
  /** Colours the chosen card: yes green, no red. */
  tone?: 'yes' | 'no'
  disabled?: boolean
}

export type ChoiceCardsProps<Value extends string> = Omit<FieldProps, 'id'> & {
  value: Value | null
  onChange: (value: Value) => void
  choices: readonly Choice<Value>[]
  name?: string
}

/** Few large answers side by side, one of which holds. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, hint, error, required, optional, value, onChange, choices, name } = props
  const id = useId()
  const noteId = `${id}-note`
  return (
    <fieldset
      className={field.field}
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? noteId : undefined}
    >
      <legend className={classNames(field.label, styles.legend)}>
        <FieldLabel label={label} required={required} optional={optional} />
      </legend>
      <div
        className={classNames(
          styles.grid,
          choices.some((choice) => Boolean(choice.subtitle)) && styles.withLines,
          Boolean(error) && styles.bad,
        )}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(styles.card, choice.tone && styles[choice.tone])}>
            <input
              type="radio"
              className={check.radio}
              name={name ?? id}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span>
              <span className={styles.label}>{choice.label}</span>
              {choice.subtitle && <span className={styles.line}>{choice.subtitle}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  )
}
