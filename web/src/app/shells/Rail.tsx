import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import labels from '@werkplatz/content/labels/shell.json'
import { Link, useLocation } from 'react-router'

import { useUser } from '../../api/session/session.ts'
import { UnreadChats } from '../../features/chats/components/UnreadChats.tsx'
import { paths } from '../../lib/paths.ts'
import { showContextHelp } from '../../ui/help/context-help.ts'
import { Mark } from './Mark.tsx'
import { currentSection, sections } from './sections.ts'

import styles from './Rail.module.css'

export function Rail() {
  const { pathname } = useLocation()
  const isSignedIn = useUser() !== null
  return (
    <aside className={styles.rail}>
      <Link className={styles.brand} to={paths.dashboard()} aria-label={labels.productHome}>
        <Mark on="ink" className={styles.mark} />
      </Link>
      <nav className={styles.nav} aria-label={labels.mainNavigation}>
        {sections.map(({ label, to, icon: Icon }) => (
          <Link key={to} className={styles.item} to={to} prefetch="intent" aria-current={currentSection(pathname, to)}>
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
      <div className={styles.foot}>
        <button type="button" className={styles.item} onClick={() => void showContextHelp(pathname)}>
          <IconHelp stroke={1.6} aria-hidden />
          {labels.help}
        </button>
      </div>
    </aside>
  )
}
