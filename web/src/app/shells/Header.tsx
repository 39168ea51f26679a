import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import labels from '@werkplatz/content/labels/shell.json'
import { Link, useLocation } from 'react-router'

import { SearchButton } from '../../features/search/components/SearchButton.tsx'
import { isBuilt } from '../../lib/built-screens.ts'
import { paths } from '../../lib/paths.ts'
import { showContextHelp } from '../../ui/help/context-help.ts'
import { Bell } from './Bell.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { LiveHint } from './LiveHint.tsx'
import { Mark } from './Mark.tsx'
import { crumbsOf, titleOf } from './page-titles.ts'
import { isSection } from './sections.ts'
import { UserMenu } from './UserMenu.tsx'

import styles from './Header.module.css'

/** One header for both widths: breadcrumbs on wide screens; mark or way back, title and help on narrow ones. */
export function Header() {
  const { pathname, search } = useLocation()
  const crumbs = crumbsOf(pathname, search)
  return (
    <header className={styles.header}>
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.narrow}>
        {isSection(pathname) ? (
          <Mark on="paper" className={styles.mark} />
        ) : (
          <Link
            className={styles.back}
            to={crumbs.slice(0, -1).findLast(({ to }) => isBuilt(to))?.to ?? paths.dashboard()}
            aria-label={labels.back}
          >
            <IconArrowLeft stroke={1.75} aria-hidden />
          </Link>
        )}
        <span className={styles.title}>{titleOf(pathname)}</span>
      </div>
      <div className={styles.end}>
        <LiveHint />
        <SearchButton />
        <button
          type="button"
          className={`${styles.button} ${styles.help}`}
          aria-label={labels.help}
          title={labels.help}
          onClick={() => void showContextHelp(pathname)}
        >
          <IconHelp stroke={1.75} aria-hidden />
        </button>
        <Bell />
        <UserMenu />
      </div>
    </header>
  )
}
