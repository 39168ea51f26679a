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
        aria-label={messages.searchOpen.text}
        aria-keyshortcuts={labels.shortcutKeys}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconSearch stroke={1.75} aria-hidden />
        <span className={styles.words} aria-hidden>
          {labels.field}
        </span>
        <kbd className={styles.keys} aria-hidden>
          {isMac() ? labels.shortcutMac : labels.shortcut}
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchOverlay onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
