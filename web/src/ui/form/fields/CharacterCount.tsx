import labels from '@werkplatz/content/labels/general.json'

import { classNames } from '../../../lib/class-names.ts'

import styles from './Field.module.css'

/** «21 von 80 Zeichen» */
export function CharacterCount({ id, used, max }: { id?: string | undefined; used: number; max: number }) {
  return (
    <span id={id} className={classNames(styles.counter, used > max && styles.over)}>
      {used} {labels.of} {max} {labels.characters}
    </span>
  )
}
