import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import { useUser } from '../../api/session/session.ts'
import { ChatsInBackground } from '../../features/chats/components/ChatsInBackground.tsx'
import { ExportStrip } from '../../features/exports/components/ExportStrip.tsx'
import { NewsToaster } from '../../features/notifications/components/NewsToaster.tsx'
import { WaitingMarks } from '../../features/school/quick/WaitingMarks.tsx'
import { PageError } from '../pages/PageError.tsx'
import { PageSkeleton } from '../pages/PageSkeleton.tsx'
import { Providers } from '../Providers.tsx'
import { SessionGate } from '../session/SessionGate.tsx'
import { useLiveSession } from '../session/use-live-session.ts'
import { AppFooter } from './AppFooter.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Header } from './Header.tsx'
import { NavigationHint } from './NavigationHint.tsx'
import { NetStrip } from './NetStrip.tsx'
import { Rail } from './Rail.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { VersionStrip } from './VersionStrip.tsx'

import styles from './DashboardShell.module.css'

export default function DashboardShell() {
  return (
    <Providers>
      <Frame>
        <SessionGate waiting={<PageSkeleton />}>
          <Outlet />
        </SessionGate>
      </Frame>
    </Providers>
  )
}

/** A page that fails keeps its shell, so that the person can go elsewhere. */
export function ErrorBoundary() {
  return (
    <Providers>
      <Frame>
        <PageError />
      </Frame>
    </Providers>
  )
}

function Frame({ children }: { children: ReactNode }) {
  useLiveSession()
  const user = useUser()
  const userId = user?.id
  const main = usePageFocus()
  return (
    <>
      <SkipLink />
      <NavigationHint />
      <div className={styles.app} data-frame>
        <Rail />
        <div className={styles.column}>
          <Header />
          <NetStrip />
          <VersionStrip />
          {user?.can['semester.keep'] && <WaitingMarks userId={user.id} />}
          <ExportStrip />
          <main className={styles.content} id="inhalt" ref={main} tabIndex={-1}>
            {children}
          </main>
          <AppFooter />
        </div>
        <BottomBar />
        {userId && <NewsToaster userId={userId} />}
        {userId && <ChatsInBackground userId={userId} />}
      </div>
    </>
  )
}
