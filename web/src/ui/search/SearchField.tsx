import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import labels from '@werkplatz/content/labels/general.json'
import general from '@werkplatz/content/messages/general.json'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { classNames } from '../../lib/class-names.ts'
import { IconButton } from '../button/IconButton.tsx'

import field from '../form/fields/Field.module.css'
import styles from './SearchField.module.css'

export const SEARCH_DEBOUNCE_MS = 500

export type SearchFieldProps = {
  /** The text that is searched for now; a change from outside replaces what is typed. */
  value: string
  /** Called 500 ms after the last key, at once on Enter and on clearing. */
  onSearch: (text: string) => void
  placeholder?: string
  label?: string
  /** An answer is awaited. */
  pending?: boolean | undefined
  /** Which of several lists is searched; words asked of one are not asked of the next. */
  list?: string | undefined
}

export function SearchField({ value, onSearch, placeholder, label = labels.search, pending, list }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const control = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  if (value !== known) {
    setKnown(value)
    if (value !== text.trim()) setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const asked = useRef(value)
  useEffect(() => {
    asked.current = value
  }, [value])
  const current = useRef({ value, onSearch })
  useEffect(() => {
    current.current = { value, onSearch }
  })
  useEffect(() => {
    asked.current = current.current.value
    // Who is quicker than the next list is drawn types here already: those words are meant for it.
    if (document.activeElement === control.current) return
    clearTimeout(timer.current)
    setText(current.current.value)
  }, [list])

  const search = (next: string) => {
    clearTimeout(timer.current)
    const wanted = next.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    // The list may be another one than when the key was pressed.
    current.current.onSearch(wanted)
  }
  const later = (next: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(next), SEARCH_DEBOUNCE_MS)
  }
  const type = (next: string) => {
    setText(next)
    later(next)
  }
  const isElsewhere = ({ target }: Event) => !(target instanceof Node && box.current?.contains(target))
  // A new list must not come under a finger that is down: the press would go to nothing.
  const press = useEffectEvent((event: Event) => {
    if (isElsewhere(event) && text.trim() !== asked.current) later(text)
  })
  // Nor may words that are asked late call back whoever follows a result: they are asked before it is followed.
  const follow = useEffectEvent((event: Event) => {
    if (isElsewhere(event)) search(text)
  })
  useEffect(() => {
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('click', follow, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('click', follow, true)
    }
  }, [])
  const clear = () => {
    setText('')
    search('')
    control.current?.focus()
  }
  return (
    <div ref={box} className={classNames(field.box, styles.search)}>
      <IconSearch size={20} stroke={1.75} aria-hidden />
      <input
        ref={control}
        type="search"
        className={classNames(field.control, styles.control)}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text)
          if (event.key === 'Escape' && text) {
            event.preventDefault()
            clear()
          }
        }}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <output className={styles.pending}>{pending && general.searchPending.text}</output>
      {text && (
        <span className={styles.clear}>
          <IconButton label={labels.clearSearch} icon={<IconX stroke={1.75} aria-hidden />} onClick={clear} />
        </span>
      )}
    </div>
  )
}
