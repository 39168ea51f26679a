import { classNames } from '../../../lib/class-names.ts'

import styles from './Field.module.css'

/** «21 von 80 Zeichen» */
export function CharacterCount({ id, used, max }: { id?: string | undefined; used: number; max: number }) {
  return (
    <span id={id} className={classNames(styles.counter, used > max && styles.over)}>
      {used} von {max} Zeichen
    </span>
  )
}
