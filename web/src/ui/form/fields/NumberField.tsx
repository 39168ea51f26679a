import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { Field, type FieldProps } from './Field.tsx'
import { parseNumber, stepNumber, writeNumber } from './number-text.ts'

import styles from './Field.module.css'

export type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'size' | 'required' | 'type' | 'step'> & {
    /** null: nothing typed. A number outside the limits is kept and reported, not corrected. */
    value: number | null
    onChange: (value: number | null) => void
    min?: number
    max?: number
    step?: number
    /** At least so many are shown: «4.0». */
    decimals?: number
    /** Stands at the right edge, such as «%» or «Tage». */
    unit?: ReactNode
    /** − and + for a thumb, by name; they begin at `from` while nothing is typed. Keyboards have the arrow keys. */
    steps?: { from: number; less: string; more: string }
  }

/** A text control: `type="number"` changes on scrolling and refuses the Swiss apostrophe. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    optional,
    id,
    value,
    onChange,
    min,
    max,
    step = 1,
    decimals = 0,
    unit,
    steps,
    className,
    ...input
  } = props
  const [draft, setDraft] = useState<string | null>(null)
  const isDraft = draft !== null && (parseNumber(draft) ?? null) === value
  const text = isDraft ? draft : value === null ? '' : writeNumber(value, decimals)

  const type = (next: string) => {
    setDraft(next)
    onChange(parseNumber(next) ?? null)
  }
  const go = (by: number) => {
    setDraft(null)
    onChange(stepNumber(value ?? steps?.from ?? null, by, min, max))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (input.readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    go(event.key === 'ArrowUp' ? step : -step)
  }
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(aria) => (
        <span
          className={classNames(
            styles.box,
            Boolean(error) && styles.bad,
            (input.readOnly || input.disabled) && styles.still,
            steps && styles.stepped,
          )}
        >
          {steps && (
            <button type="button" tabIndex={-1} aria-label={steps.less} onClick={() => go(-step)}>
              <IconMinus stroke={1.75} aria-hidden />
            </button>
          )}
          <input
            {...input}
            {...aria}
            type="text"
            role="spinbutton"
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-valuenow={value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              // What is no number leaves the field, so that text and value never disagree.
              setDraft(null)
              input.onBlur?.(event)
            }}
            className={classNames(styles.control, styles.number, className)}
          />
          {unit && <span className={styles.unit}>{unit}</span>}
          {steps && (
            <button type="button" tabIndex={-1} aria-label={steps.more} onClick={() => go(step)}>
              <IconPlus stroke={1.75} aria-hidden />
            </button>
          )}
        </span>
      )}
    </Field>
  )
}
