import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'

import { Count } from '../tag/Count.tsx'
import type { MenuEntry } from './menu-types.ts'

import styles from './Menu.module.css'

/** Inside of a row, the same in the dropdown and in the bottom sheet. */
export function MenuRow({ entry }: { entry: MenuEntry }) {
  return (
    <span className={styles.row}>
      {entry.icon && (
        <span className={styles.icon} aria-hidden>
          {entry.icon}
        </span>
      )}
      <span className={styles.text}>
        {entry.label}
        {entry.subtitle && <span className={styles.line}>{entry.subtitle}</span>}
      </span>
      {entry.count !== undefined && <Count value={entry.count} variant={entry.chosen ? 'soft' : 'quiet'} />}
      {entry.chosen && <IconCheck className={styles.tick} size={18} stroke={2.2} aria-hidden />}
    </span>
  )
}
