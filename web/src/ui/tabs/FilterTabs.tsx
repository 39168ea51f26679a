import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

import { classNames } from '../../lib/class-names.ts'
import { Count } from '../tag/Count.tsx'

import styles from './FilterTabs.module.css'

export type FilterTab = {
  id: string
  label: string
  /** Left out when the server sends no totals. */
  count?: number | undefined
  /** What the number means when it asks for something: drawn in yellow and said aloud. */
  waiting?: string | undefined
  /** A link when the filter lives in the address; else `onSelect` is called. */
  to?: string
  /** A hairline before this tab. */
  separated?: boolean
}

export type FilterTabsProps = {
  label: string
  tabs: readonly FilterTab[]
  current: string
  onSelect?: (id: string) => void
}

/** Filters of one list. Scrolls sideways and keeps the current one in sight. */
export function FilterTabs({ label, tabs, current, onSelect }: FilterTabsProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const strip = bar.current
    const tab = strip?.querySelector<HTMLElement>('[aria-current]')
    if (!strip || !tab) return
    // Only the strip may scroll: scrollIntoView would move the whole page.
    strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => [
        tab.separated && <span key={`${tab.id}-gap`} className={styles.gap} aria-hidden />,
        <Tab key={tab.id} tab={tab} isCurrent={tab.id === current} onSelect={onSelect} />,
      ])}
    </nav>
  )
}

type TabProps = { tab: FilterTab; isCurrent: boolean; onSelect: FilterTabsProps['onSelect'] }

function Tab({ tab, isCurrent, onSelect }: TabProps) {
  const shared = {
    className: classNames(styles.tab, isCurrent && styles.current),
    'aria-current': isCurrent ? ('true' as const) : undefined,
    onClick: () => onSelect?.(tab.id),
  }
  const content = (
    <>
      {tab.label}
      {tab.count !== undefined && (
        <Count value={tab.count} variant={tab.waiting ? 'waiting' : isCurrent ? 'soft' : 'quiet'} />
      )}
      {tab.waiting && <span className="sr-only">{tab.waiting}</span>}
    </>
  )
  return tab.to ? (
    <Link to={tab.to} {...shared}>
      {content}
    </Link>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  )
}
