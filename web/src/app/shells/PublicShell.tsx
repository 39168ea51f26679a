import { type MiddlewareFunction, Outlet, redirectDocument } from 'react-router'

import { documentHandle } from '../../lib/document-page.ts'
import { PublicFooter } from './PublicFooter.tsx'
import { PublicHeader } from './PublicHeader.tsx'
import { SkipLink } from './SkipLink.tsx'

import styles from './PublicShell.module.css'

export const handle = documentHandle()

/** The app leads here, too: a document must then be loaded as one, with its own script or none. */
export const clientMiddleware: MiddlewareFunction[] = [
  ({ request }) => {
    const { pathname, search, hash } = new URL(request.url)
    throw redirectDocument(pathname + search + hash)
  },
]

/** The public site: no hydration, always the DEFAULT theme. */
export default function PublicShell() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <PublicHeader />
      <main className={styles.main} id="inhalt" tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
    </div>
  )
}
