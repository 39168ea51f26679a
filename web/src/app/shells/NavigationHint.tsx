import labels from '@werkplatz/content/labels/shell.json'
import { useNavigation } from 'react-router'

import { useDelayed } from '../../lib/use-delayed.ts'

import styles from './NavigationHint.module.css'

/** A line at the top when the next page takes longer than 200 ms. */
export function NavigationHint() {
  return useNavigation().state === 'idle' ? null : <Line />
}

function Line() {
  return useDelayed() ? <output className={styles.line} aria-label={labels.pageLoading} /> : null
}
