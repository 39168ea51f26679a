import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import labels from '@werkplatz/content/labels/shell.json'
import layout from '@werkplatz/content/public/layout.json'
import type { ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'

import { useUser } from '../../api/session/session.ts'
import { adminScreenAt } from '../../lib/admin-screens.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { showContextHelp } from '../../ui/help/context-help.ts'
import { NotFoundContent } from '../pages/NotFoundContent.tsx'
import { PageError } from '../pages/PageError.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { Providers } from '../Providers.tsx'
import { SessionGate } from '../session/SessionGate.tsx'
import { useLiveSession } from '../session/use-live-session.ts'
import { adminSectionsFor } from './admin-sections.ts'
import { AdminBar } from './AdminBar.tsx'
import { AdminBottomBar } from './AdminBottomBar.tsx'
import { Mark } from './Mark.tsx'
import { NavigationHint } from './NavigationHint.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { VersionStrip } from './VersionStrip.tsx'

import styles from './AdminShell.module.css'

/** The admin tool's own frame: an ink bar in two rows instead of the rail, so that nobody takes it for the dashboard. */
export default function AdminShell() {
  return (
    <Providers>
      <Frame>
        <SessionGate waiting={<PageSkeleton />}>
          <AdminOnly />
        </SessionGate>
      </Frame>
    </Providers>
  )
}

export function ErrorBoundary() {
  return (
    <Providers>
      <Frame>
        <PageError />
      </Frame>
    </Providers>
  )
}

/** Whoever may not open it learns no more than that the page is not there. */
function AdminOnly() {
  const { pathname } = useLocation()
  const can = useUser()?.can
  const opens = adminScreenAt(pathname)?.can ?? 'admin.open'
  return can?.['admin.open'] && can[opens] ? <Outlet /> : <NotFoundContent />
}

function Frame({ children }: { children: ReactNode }) {
  useLiveSession()
  const main = usePageFocus()
  const user = useUser()
  const { pathname } = useLocation()
  const sections = adminSectionsFor(user)
  return (
    <div className={styles.page} data-frame>
      <SkipLink />
      <NavigationHint />
      <header className={styles.bar}>
        <div className={styles.inner}>
          <Link className={styles.brand} to={paths.admin()}>
            <Mark on="ink" className={styles.mark} />
            <b>
              {layout.brand.name} {labels.admin}
            </b>
          </Link>
          <div className={styles.end}>
            <ButtonLink
              to={paths.dashboard()}
              kind="ink"
              size="small"
              className={styles.leave}
              icon={<IconArrowLeft stroke={1.75} aria-hidden />}
            >
              <span>{labels.toDashboard}</span>
            </ButtonLink>
            <IconButton
              label={labels.help}
              kind="ink"
              icon={<IconHelp stroke={1.75} aria-hidden />}
              onClick={() => void showContextHelp(pathname)}
            />
            {user && <Avatar name={`${user.nameFirst} ${user.nameLast}`} size={36} colorKey={user.id} labelled />}
          </div>
        </div>
        {/* Not before somebody is there: what is asked for earlier stays with the cache of nobody. */}
        {user && <AdminBar sections={sections} />}
      </header>
      <VersionStrip />
      <main className={styles.content} id="inhalt" ref={main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>{layout.footer.copyright}</footer>
      {user && <AdminBottomBar sections={sections} />}
    </div>
  )
}
