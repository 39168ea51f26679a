import { Outlet } from 'react-router'

import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { SkipLink } from './SkipLink.tsx'
import { usePageFocus } from './use-page-focus.ts'

import styles from './PublicShell.module.css'

/** The public site: no Mantine, always the DEFAULT theme. */
export default function PublicShell() {
  const main = usePageFocus()
  return (
    <div className={styles.page}>
      <SkipLink />
      <PublicHeader />
      <main className={styles.main} id="inhalt" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
