import { type ReactNode, startTransition, useId, useOptimistic } from 'react'

import { classNames } from '../../lib/class-names.ts'

import styles from './Segmented.module.css'

export type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  /** Takes the whole width, in equal parts. */
  full?: boolean
}

/** Two to four views of the same thing. */
export function Segmented<Value extends string>({ label, value, onChange, options, full }: SegmentedProps<Value>) {
  const name = useId()
  // Where the choice lives in the address, the page behind it is drawn first; the choice itself must not wait for that.
  const [shown, show] = useOptimistic(value)
  const choose = (next: Value) =>
    startTransition(() => {
      show(next)
      onChange(next)
    })
  return (
    <div role="radiogroup" aria-label={label} className={classNames(styles.segmented, full && styles.full)}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
