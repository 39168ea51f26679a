import { type MouseEvent, useEffect, useRef } from 'react'

import check from '../form/fields/CheckField.module.css'
import styles from './DataTable.module.css'

type TickBoxProps = {
  label: string
  checked: boolean
  mixed?: boolean
  onToggle: (event: MouseEvent<HTMLInputElement>) => void
}

/** A 22 px box in a 44 px target. */
export function TickBox({ label, checked, mixed = false, onToggle }: TickBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  return (
    <label className={styles.hit}>
      <input
        ref={box}
        type="checkbox"
        className={check.box}
        aria-label={label}
        checked={checked}
        tabIndex={-1}
        onChange={ignore}
        onClick={onToggle}
      />
    </label>
  )
}

/** The click knows the Shift key, the change event does not. */
const ignore = () => undefined
