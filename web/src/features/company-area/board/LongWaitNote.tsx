import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import labels from '@werkplatz/content/labels/board.json'
import { Link } from 'react-router'

import { paths } from '../../../lib/paths.ts'

import styles from './LongWaitNote.module.css'

/** Says that the table shows not everything, and leads to all of it. */
export const LongWaitNote = () => (
  <p className={styles.note}>
    <IconClockHour4 size={18} stroke={1.9} aria-hidden />
    <span>{labels.onlyLong}</span>
    <Link to={paths.company('APPROVE_ASSIGNMENT')} className={styles.all}>
      {labels.showAll}
    </Link>
  </p>
)
