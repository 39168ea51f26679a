import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import labels from '@werkplatz/content/labels/general.json'
import { Link } from 'react-router'

import styles from './BackTrail.module.css'

/** From the list to the page: each step before the last is a way back. */
export function BackTrail({ steps, here }: { steps: readonly { label: string; to: string }[]; here: string }) {
  return (
    <nav className={styles.trail} aria-label={labels.trail}>
      <ol>
        {steps.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <IconChevronRight size={16} stroke={1.75} aria-hidden />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
