import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { FieldLabel, FieldNote } from './Field.tsx'

import styles from './CheckField.module.css'
import field from './Field.module.css'

export type CheckFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'checked' | 'defaultChecked' | 'type'> & {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** A muted line under the label. */
  subtitle?: ReactNode
  error?: ReactNode
  /** box: part of a form that is sent; switch: takes effect at once. */
  variant?: 'box' | 'switch'
}

export function CheckField(props: CheckFieldProps) {
  const { label, checked, onChange, subtitle, error, variant = 'box', required, id, className, ...input } = props
  const ownId = useId()
  const controlId = id ?? ownId
  const lineId = `${controlId}-line`
  const noteId = `${controlId}-note`
  return (
    <div className={field.field}>
      <label className={classNames(styles.check, className)} htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          role={variant === 'switch' ? 'switch' : undefined}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          aria-describedby={[subtitle && lineId, error && noteId].filter(Boolean).join(' ') || undefined}
          className={styles[variant]}
        />
        <span className={styles.text}>
          <FieldLabel label={label} required={required} />
          {subtitle && (
            <span className={styles.line} id={lineId} aria-hidden>
              {subtitle}
            </span>
          )}
        </span>
      </label>
      <FieldNote id={noteId} error={error} />
    </div>
  )
}
