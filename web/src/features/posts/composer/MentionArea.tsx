import { useQuery } from '@tanstack/react-query'
import labels from '@werkplatz/content/labels/posts.json'
import messages from '@werkplatz/content/messages/posts.json'
import { MOST_MENTIONS } from '@werkplatz/contract/posts/limits.ts'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { showMessage } from '../../../ui/toast/show-message.ts'
import { mentionHitsQuery } from '../api.ts'
import { type Named, namedParts, wordAt } from './named.ts'
import { useLater } from './use-later.ts'

import styles from './MentionArea.module.css'

export type MentionAreaProps = {
  label: string
  placeholder?: string
  className?: string | undefined
  text: string
  named: readonly Named[]
  isFocused?: boolean
  /** Text and people change together. */
  onChange: (text: string, named: readonly Named[]) => void
  /** Ctrl and Enter. */
  onSubmit: () => void
}

/** A text in which people can be named: «@» and two letters open a list; arrows choose, Enter takes. */
export function MentionArea(props: MentionAreaProps) {
  const { label, placeholder, className, text, named, isFocused, onChange, onSubmit } = props
  const area = useRef<HTMLTextAreaElement>(null)
  /** The same text behind the field: a textarea cannot highlight a part of its own. */
  const mirror = useRef<HTMLDivElement>(null)
  const list = useId()
  const [caret, setCaret] = useState(0)
  const [at, setAt] = useState(0)
  const [closed, setClosed] = useState<number | null>(null)
  const asked = wordAt(text, caret, named)
  const word = useLater(asked?.word ?? '')
  const { data } = useQuery(mentionHitsQuery(word))
  const isAsked = asked !== null && asked.word.length >= 2 && asked.from !== closed
  const isOpen = isAsked && word.length >= 2 && data !== undefined
  const hits = isOpen ? data.slice(0, 5) : []
  const current = Math.min(at, hits.length - 1)

  useEffect(() => {
    if (isFocused) area.current?.focus()
  }, [isFocused])

  const take = (index: number) => {
    const hit = hits[index]
    if (!hit || !asked) return
    const name = `${hit.nameFirst} ${hit.nameLast}`
    const others = named.filter(({ profileId, name: known }) => profileId !== hit.userProfileId && known !== name)
    if (others.length >= MOST_MENTIONS) return void showMessage(messages.mentionLimit)
    const before = `${text.slice(0, asked.from)}@${name} `
    onChange(before + text.slice(caret).trimStart(), [...others, { profileId: hit.userProfileId, name }])
    setClosed(null)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(before.length, before.length)
      setCaret(before.length)
    })
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      onSubmit()
      return
    }
    if (hits.length === 0) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step) setAt((current + step + hits.length) % hits.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(current)
    else if (event.key === 'Escape') setClosed(asked!.from)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.frame}>
      {named.length > 0 && (
        <div ref={mirror} className={classNames(className, styles.mirror)} aria-hidden>
          {namedParts(text, named).map((part, index) =>
            // oxlint-disable-next-line react/no-array-index-key -- parts of one text have nothing else
            part.profileId ? <mark key={index}>{part.text}</mark> : part.text,
          )}
        </div>
      )}
      <textarea
        ref={area}
        rows={1}
        aria-label={label}
        placeholder={placeholder}
        className={classNames(className, styles.area)}
        value={text}
        aria-autocomplete="list"
        aria-controls={isOpen ? list : undefined}
        aria-activedescendant={hits[current] && `${list}-${current}`}
        onChange={(event) => {
          onChange(event.currentTarget.value, named)
          setCaret(event.currentTarget.selectionStart)
          setAt(0)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onScroll={(event) => mirror.current?.scrollTo({ top: event.currentTarget.scrollTop })}
        onKeyDown={pressed}
        onBlur={() => setClosed(asked?.from ?? null)}
        onFocus={() => setClosed(null)}
      />
      <output className="sr-only">
        {isOpen && (hits.length === 1 ? labels.hitsOne : fillIn(labels.hits, { count: hits.length }))}
      </output>
      {isOpen && (
        <div className={styles.list}>
          {hits.length > 0 ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- the choices of a text field, with pictures: no <datalist> shows them
            <ul id={list} role="listbox" aria-label={messages.mentionList.text}>
              {hits.map((hit, index) => (
                // The field keeps the focus and has the keys; the pointer may choose as well.
                <li
                  key={hit.userProfileId}
                  id={`${list}-${index}`}
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/prefer-tag-over-role -- the choices of a text field, with pictures: no <datalist> shows them
                  role="option"
                  aria-selected={index === current}
                  className={classNames(styles.option, index === current && styles.current)}
                  onPointerDown={(event) => {
                    event.preventDefault()
                    take(index)
                  }}
                >
                  <Avatar name={`${hit.nameFirst} ${hit.nameLast}`} src={hit.image} size={36} />
                  <span className={styles.who}>
                    <b>
                      {hit.nameFirst} {hit.nameLast}
                    </b>
                    <small>{hit.company}</small>
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.none}>{messages.mentionNone.text}</p>
          )}
          <p className={styles.hint}>{labels.mentionAudience}</p>
        </div>
      )}
    </div>
  )
}
