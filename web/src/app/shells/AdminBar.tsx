import texts from '@werkplatz/content/labels/admin.json'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'

import { classNames } from '../../lib/class-names.ts'
import { fillIn } from '../../lib/fill-in.ts'
import { type AdminSection, currentAdminSection, waitingIn } from './admin-sections.ts'
import { useWaiting } from './use-waiting.ts'

import styles from './AdminBar.module.css'

/** The areas of the admin tool on wide screens: one row, its groups divided by lines. */
export function AdminBar({ sections }: { sections: readonly AdminSection[] }) {
  const { pathname } = useLocation()
  const waiting = useWaiting(sections)
  const row = useRef<HTMLUListElement>(null)
  // Where the row is longer than the screen, the current entry is brought into view.
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname])
  if (sections.length === 0) return null
  return (
    <nav className={styles.bar} aria-label={texts.areas}>
      <ul className={styles.row} ref={row}>
        {sections.map(({ to, label }, index) => (
          <li key={to} className={classNames(isNewGroup(sections, index) && styles.divided)}>
            <Link className={styles.item} to={to} prefetch="intent" aria-current={currentAdminSection(pathname, to)}>
              {label}
              <Count of={waitingIn(waiting, to)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const isNewGroup = (sections: readonly AdminSection[], index: number) =>
  index > 0 && sections[index - 1]?.group !== sections[index]?.group

/** Beside the word, and heard with it. */
export function Count({ of }: { of: number }) {
  if (of === 0) return null
  return (
    <>
      <span className={styles.count} aria-hidden>
        {of > 99 ? '99+' : of}
      </span>
      <span className="sr-only">{fillIn(texts.waiting, { count: of })}</span>
    </>
  )
}
