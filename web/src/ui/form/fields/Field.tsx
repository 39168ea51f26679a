import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { type ReactNode, useId } from 'react'

import styles from './Field.module.css'

/** What every field understands. */
export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Replaces the hint. */
  error?: ReactNode
  required?: boolean | undefined
  /** Says «(optional)» beside the label. */
  optional?: boolean | undefined
  id?: string | undefined
}

export type FieldAria = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FrameProps = FieldProps & {
  children: (aria: FieldAria) => ReactNode
  /** Stands right of the hint, for example a counter. */
  aside?: ReactNode
  /** Ids of further describing elements, such as `aside`. */
  describedBy?: string | undefined
}

/** Label above, the control, hint or error below, wired together for assistive technology. */
export function Field({ label, hint, error, required, optional, id, children, aside, describedBy }: FrameProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const described = [(error || hint) && noteId, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        <FieldLabel label={label} required={required} optional={optional} />
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {(error || hint || aside) && (
        <div className={styles.foot}>
          <FieldNote id={noteId} hint={hint} error={error} />
          {aside}
        </div>
      )}
    </div>
  )
}

export function FieldLabel({ label, required, optional }: Pick<FieldProps, 'label' | 'required' | 'optional'>) {
  return (
    <>
      <span>{label}</span>
      {required && (
        <span className={styles.required} aria-hidden>
          *
        </span>
      )}
      {optional && <span className={styles.optional}>{labels.optional}</span>}
    </>
  )
}

export function FieldNote({ id, hint, error }: { id: string } & Pick<FieldProps, 'hint' | 'error'>) {
  if (error) {
    return (
      <span className={styles.error} id={id}>
        <IconAlertCircle stroke={1.75} aria-hidden />
        <span>{error}</span>
      </span>
    )
  }
  if (!hint) return null
  return (
    <span className={styles.hint} id={id}>
      {hint}
    </span>
  )
}
