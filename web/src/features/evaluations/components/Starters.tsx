import texts from '@werkplatz/content/labels/evaluation-starters.json'
import type { Grade, Side } from '@werkplatz/contract/evaluations/schemas.ts'

import styles from './Starters.module.css'

export type StartersProps = { side: Side; grade: Grade; onPick: (text: string) => void }

/** Sentences to begin with: writing starts, nothing is filled in by itself. */
export function Starters({ side, grade, onPick }: StartersProps) {
  const sentences = texts[side === 'APPRENTICE' ? 'apprentice' : 'contact'][grade]
  return (
    <ul className={styles.starters} aria-label={texts.heading}>
      {sentences.map((text) => (
        <li key={text}>
          <button type="button" className={styles.starter} onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
