import messages from '@werkplatz/content/messages/school.json'
import type { GradeTone } from '@werkplatz/contract/school/averages.ts'

import { gradeIcons } from '../../shared/GradeTag.tsx'

import styles from './GradeLegend.module.css'

const legend: [GradeTone, string][] = [
  ['good', messages.legendGood.text],
  ['okay', messages.legendOkay.text],
  ['bad', messages.legendBad.text],
]

/** What the colours mean, with the icons that say the same without them. */
export function GradeLegend() {
  return (
    <ul className={styles.legend}>
      {legend.map(([tone, text]) => {
        const Glyph = gradeIcons[tone]
        return (
          <li key={tone} className={styles[tone]}>
            <Glyph size={16} stroke={1.75} aria-hidden />
            {text}
          </li>
        )
      })}
    </ul>
  )
}
