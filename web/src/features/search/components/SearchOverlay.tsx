import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/search.json'
import general from '@werkplatz/content/messages/general.json'
import messages from '@werkplatz/content/messages/search.json'
import { searchLimits } from '@werkplatz/contract/search/limits.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { fillIn } from '../../../lib/fill-in.ts'
import { useNarrow } from '../../../lib/use-narrow.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { SEARCH_DEBOUNCE_MS } from '../../../ui/search/SearchField.tsx'
import { FilterTabs } from '../../../ui/tabs/FilterTabs.tsx'
import { everythingQuery, type Group } from '../api.ts'
import { groupNames, groups, hitsOf, totalOf } from '../hits.ts'
import { rememberSearch } from '../recent-searches.ts'
import { useSettled } from '../use-settled.ts'
import { Failed } from './Failed.tsx'
import { HitList, optionId } from './HitList.tsx'
import { RecentSearches } from './RecentSearches.tsx'

import styles from './SearchOverlay.module.css'

const SHORTEST = 2

/** Over everything, and full screen where it is narrow: one field, three groups, all of it by keyboard. */
export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [only, setOnly] = useState<Group>()
  const [at, setAt] = useState(0)
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const words = useSettled(text.trim(), SEARCH_DEBOUNCE_MS)
  const isAsked = words.length >= SHORTEST
  const { data, error, isFetching } = useQuery({ ...everythingQuery(words, only), enabled: isAsked })
  const found = isAsked && !error ? data : undefined
  const isSearching = isAsked && isFetching && !found
  const hits = found ? hitsOf(found).filter(({ group }) => !only || group === only) : []
  const current = Math.min(at, hits.length - 1)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    input.current?.focus()
    return () => element?.close()
  }, [])

  const open = (to: string) => {
    rememberSearch(words)
    onClose()
    void navigate(to)
  }
  const type = (next: string) => {
    setText(next)
    setAt(0)
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && hits.length) {
      event.preventDefault()
      setAt((current + step + hits.length) % hits.length)
    }
    const hit = hits[current]
    if (event.key === 'Enter' && hit) {
      event.preventDefault()
      open(hit.to)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={messages.searchOpen.text}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The backdrop is the dialog itself: a click on anything inside has another target.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.body}>
        <div className={styles.field}>
          {isNarrow ? (
            <IconButton label={labels.close} icon={<IconArrowLeft stroke={1.75} aria-hidden />} onClick={onClose} />
          ) : (
            <IconSearch className={styles.glass} stroke={1.75} aria-hidden />
          )}
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={labels.field}
            aria-expanded={hits.length > 0}
            aria-controls={`${id}-hits`}
            aria-activedescendant={hits[current] ? optionId(id, current) : undefined}
            aria-autocomplete="list"
            placeholder={labels.field}
            value={text}
            maxLength={searchLimits.query}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={press}
          />
          {isNarrow ? (
            text && (
              <IconButton
                label={messages.searchClear.text}
                icon={<IconX stroke={1.75} aria-hidden />}
                onClick={() => {
                  type('')
                  input.current?.focus()
                }}
              />
            )
          ) : (
            <IconButton label={labels.close} icon={<IconX stroke={1.75} aria-hidden />} onClick={onClose} />
          )}
        </div>
        {found && (
          <FilterTabs
            label={labels.groups}
            current={only ?? 'ALL'}
            onSelect={(group) => {
              setOnly(groups.find((one) => one === group))
              setAt(0)
            }}
            tabs={[
              { id: 'ALL', label: labels.all },
              ...groups.map((group) => ({ id: group, label: groupNames[group], count: totalOf(found, group) })),
            ]}
          />
        )}
        <div className={styles.answer} aria-busy={isFetching}>
          {!isAsked && <RecentSearches onChoose={type} />}
          {isAsked && error && <Failed error={error} />}
          {isSearching && (
            <p className={styles.text} aria-hidden>
              {general.searchPending.text}
            </p>
          )}
          {found && (
            <HitList id={id} found={found} hits={hits} only={only} words={words} current={current} onOpen={open} />
          )}
          <output className="sr-only">
            {isSearching && general.searchPending.text}
            {found && !isFetching && (hits.length === 1 ? labels.oneHit : fillIn(labels.hits, { count: hits.length }))}
          </output>
        </div>
        <div className={styles.keys} aria-hidden>
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {labels.arrows}
          </span>
          <span>
            <kbd>{labels.enter}</kbd> {labels.opens}
          </span>
          <span>
            <kbd>{labels.escape}</kbd> {labels.closes}
          </span>
        </div>
      </div>
    </dialog>
  )
}
