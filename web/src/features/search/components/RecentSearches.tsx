import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import labels from '@werkplatz/content/labels/search.json'
import messages from '@werkplatz/content/messages/search.json'
import { useId, useState } from 'react'

import { Button } from '../../../ui/button/Button.tsx'
import { forgetSearches, recentSearches } from '../recent-searches.ts'

import styles from './SearchOverlay.module.css'

/** Before anything is typed: the last five searches of this browser. */
export function RecentSearches({ onChoose }: { onChoose: (words: string) => void }) {
  const id = useId()
  const [kept, setKept] = useState(recentSearches)
  if (kept.length === 0) return <p className={styles.text}>{messages.searchStart.text}</p>
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.group}>
          {messages.searchRecent.text}
        </h2>
        <Button
          kind="ghost"
          size="small"
          onClick={() => {
            forgetSearches()
            setKept([])
          }}
        >
          {labels.forget}
        </Button>
      </div>
      <ul className={styles.list}>
        {kept.map((words) => (
          <li key={words}>
            <button type="button" className={styles.hit} onClick={() => onChoose(words)}>
              <IconHistory className={styles.glass} stroke={1.75} aria-hidden />
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
