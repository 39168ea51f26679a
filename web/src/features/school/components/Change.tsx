import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconTrendingDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs'
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs'
import labels from '@werkplatz/content/labels/school.json'

import { classNames } from '../../../lib/class-names.ts'

import styles from './Change.module.css'

/** From here on a change is worth a colour. */
const MUCH = 25

/** By how much an average rose or fell, of what is shown of both; without a former one it is new. */
export function Change({ from, to }: { from: number | null; to: number }) {
  if (from === null)
    return (
      <span className={styles.change}>
        <IconMinus size={18} stroke={1.75} aria-hidden />
        {labels.isNew}
      </span>
    )
  const hundredths = Math.round(to * 100) - Math.round(from * 100)
  const Glyph = hundredths > 0 ? IconTrendingUp : hundredths < 0 ? IconTrendingDown : IconMinus
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '−' : '±'
  return (
    <span className={classNames(styles.change, hundredths >= MUCH && styles.up, hundredths <= -MUCH && styles.down)}>
      <Glyph size={18} stroke={1.75} aria-hidden />
      {sign}
      {(Math.abs(hundredths) / 100).toFixed(2)}
    </span>
  )
}
