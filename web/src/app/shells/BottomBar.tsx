import labels from '@werkplatz/content/labels/shell.json'
import { Link, useLocation } from 'react-router'

import { useUser } from '../../api/session/session.ts'
import { UnreadChats } from '../../features/chats/components/UnreadChats.tsx'
import { paths } from '../../lib/paths.ts'
import { currentSection, sections } from './sections.ts'

import styles from './BottomBar.module.css'

/** The rail's five sections on narrow screens. */
export function BottomBar() {
  const { pathname } = useLocation()
  const isSignedIn = useUser() !== null
  return (
    <nav className={styles.bar} aria-label={labels.mainNavigation}>
      {sections.map(({ label, to, icon: Icon }) => (
        <Link key={to} className={styles.item} to={to} aria-current={currentSection(pathname, to)}>
          <Icon stroke={1.6} aria-hidden />
          {label}
          {isSignedIn && to === paths.community() && (
            <span className={styles.badge}>
              <UnreadChats />
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
