import IconCalendarDue from '@tabler/icons-react/dist/esm/icons/IconCalendarDue.mjs'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import labels from '@werkplatz/content/labels/my-data.json'
import type { Kept } from '@werkplatz/contract/my-data/schemas.ts'

import { fillIn } from '../../../lib/fill-in.ts'
import { formatDate } from '../../../lib/format-date.ts'

import styles from './MyData.module.css'

/** A kind of data without a word for it does not compile. */
const words: Record<Kept['what'], string> = labels.kept

export function KeptList({ stays }: { stays: readonly Kept[] }) {
  if (stays.length === 0) return <p className={styles.none}>{labels.keptNothing}</p>
  return (
    <ul className={styles.list}>
      {stays.map(({ what, until }) => (
        <li key={what}>
          {until ? <IconCalendarDue stroke={1.75} aria-hidden /> : <IconUserOff stroke={1.75} aria-hidden />}
          <span>{fillIn(words[what], { date: until ? formatDate(until) : '' })}</span>
        </li>
      ))}
    </ul>
  )
}
