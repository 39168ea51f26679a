import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import labels from '@werkplatz/content/labels/board.json'
import { Link } from 'react-router'

import styles from './NarrowedNote.module.css'

/** Says that the table shows not everything, and leads to all of it. */
export const NarrowedNote = ({ text, all }: { text: string; all: string }) => (
  <p className={styles.note}>
    <IconClockHour4 size={18} stroke={1.9} aria-hidden />
    <span>{text}</span>
    <Link to={all} className={styles.all}>
      {labels.showAll}
    </Link>
  </p>
)
