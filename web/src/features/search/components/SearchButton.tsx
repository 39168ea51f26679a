import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import labels from '@werkplatz/content/labels/search.json'
import messages from '@werkplatz/content/messages/search.json'
import { lazy, Suspense, useEffect, useState } from 'react'

import styles from './SearchButton.module.css'

/** Comes with the first search; until then a button is enough. */
const SearchOverlay = lazy(() => import('./SearchOverlay.tsx'))

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Opens the one search, also by Ctrl or ⌘ and K: a field on wide screens, a glass on narrow ones. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      // A question that must be answered keeps the screen.
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts={labels.shortcutKeys}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconSearch stroke={1.75} aria-hidden />
        {/* What is seen is part of the name, so that whoever speaks to the computer can say it. */}
        <span className="sr-only">{messages.searchOpen.text} </span>
        <span className={styles.words}>{labels.field} </span>
        <kbd className={styles.keys}>{isMac() ? labels.shortcutMac : labels.shortcut}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchOverlay onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
