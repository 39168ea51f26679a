import IconBackspace from '@tabler/icons-react/dist/esm/icons/IconBackspace.mjs'
import labels from '@werkplatz/content/labels/school.json'
import messages from '@werkplatz/content/messages/school.json'

import styles from './NumberPad.module.css'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'] as const
const words: Partial<Record<(typeof keys)[number], string>> = { '.': labels.point, back: labels.erase }

/** Large keys for a thumb; at a desk there are real ones. */
export function NumberPad({ onPress }: { onPress: (key: string) => void }) {
  return (
    <fieldset className={styles.pad} aria-label={messages.quickPad.text}>
      {keys.map((key) => (
        <button key={key} type="button" className={styles.key} aria-label={words[key]} onClick={() => onPress(key)}>
          {key === 'back' ? <IconBackspace size={24} stroke={1.75} aria-hidden /> : key}
        </button>
      ))}
    </fieldset>
  )
}
