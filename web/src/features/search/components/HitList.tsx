import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import labels from '@werkplatz/content/labels/search.json'
import type { Everything } from '@werkplatz/contract/search/schemas.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../../lib/class-names.ts'
import { fillIn } from '../../../lib/fill-in.ts'
import { paths } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { StatusTag } from '../../shared/StatusTag.tsx'
import type { Group } from '../api.ts'
import { groupNames, groups, type Hit } from '../hits.ts'
import { marked } from '../marked.ts'

import styles from './SearchOverlay.module.css'

export const optionId = (id: string, at: number) => `${id}-hit-${at}`

export type HitListProps = {
  id: string
  found: Everything
  hits: readonly Hit[]
  only: Group | undefined
  words: string
  /** Which one the arrow keys have reached. */
  current: number
  onOpen: (to: string) => void
}

/** What was found, in its groups. The focus stays in the field; the arrows move what Enter opens. */
export function HitList({ id, found, hits, only, words, current, onOpen }: HitListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  if (hits.length === 0) return <p className={styles.text}>{labels.none}</p>
  const all = paths.openWith(words)
  const count = found.activities.total
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list whose choices are links cannot be a <select> */}
      <div ref={list} role="listbox" id={`${id}-hits`} aria-label={labels.hits.replace('{count}', '')}>
        {groups
          .filter((group) => hits.some((hit) => hit.group === group))
          .map((group) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list whose choices are links cannot be a <select>
            <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
              <div id={`${id}-${group}`} className={styles.group} role="presentation">
                {groupNames[group]}
              </div>
              {hits.map(
                (hit, at) =>
                  hit.group === group && (
                    <Option
                      key={hit.key}
                      id={optionId(id, at)}
                      hit={hit}
                      words={words}
                      isCurrent={at === current}
                      onOpen={onOpen}
                    />
                  ),
              )}
            </div>
          ))}
      </div>
      {only !== 'PEOPLE' && only !== 'COMPANIES' && count > found.activities.hits.length && (
        <Link
          to={all}
          className={styles.all}
          onClick={(event) => {
            event.preventDefault()
            onOpen(all)
          }}
        >
          <IconArrowRight stroke={1.75} aria-hidden />
          {fillIn(labels.allActivities, { count: found.activities.isCapped ? `${count}+` : count, query: words })}
        </Link>
      )}
    </>
  )
}

type OptionProps = { id: string; hit: Hit; words: string; isCurrent: boolean; onOpen: (to: string) => void }

function Option({ id, hit, words, isCurrent, onOpen }: OptionProps) {
  return (
    <Link
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list whose choices are links cannot be a <select>
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      to={hit.to}
      className={classNames(styles.hit, isCurrent && styles.current)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen(hit.to)
      }}
    >
      <Picture hit={hit} />
      <span className={styles.words}>
        <b>
          {marked(hit.name, words).map((piece, at) =>
            // Every second piece is what was typed.
            at % 2 ? <mark key={at}>{piece}</mark> : piece,
          )}
        </b>
        {hit.line && <small>{hit.line}</small>}
      </span>
      {hit.isOpen && <StatusTag tone="PUBLISHED" label={labels.open} />}
      {isCurrent && !hit.isOpen && <kbd className={styles.enter}>{labels.enter}</kbd>}
    </Link>
  )
}

function Picture({ hit: { group, name, image, key } }: { hit: Hit }) {
  if (group === 'ACTIVITIES')
    return image ? (
      <img className={styles.picture} src={image} alt="" loading="lazy" />
    ) : (
      <span className={styles.picture} />
    )
  return <Avatar name={name} src={image} size={40} shape={group === 'COMPANIES' ? 'square' : 'round'} colorKey={key} />
}
