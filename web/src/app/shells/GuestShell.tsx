import layout from '@werkplatz/content/public/layout.json'
import { Outlet } from 'react-router'

import logo from '../../assets/brand/logo.svg'
import { PageError } from '../pages/PageError.tsx'
import { Providers } from '../Providers.tsx'
import { SkipLink } from './SkipLink.tsx'

import styles from './GuestShell.module.css'

/** For somebody with a link and no account: one page, and no way to any other. */
export default function GuestShell() {
  return (
    <Providers>
      <SkipLink />
      <div className={styles.page}>
        <header className={styles.header}>
          <img src={logo} alt={layout.brand.name} height={28} />
        </header>
        <main className={styles.main} id="inhalt" tabIndex={-1}>
          <Outlet />
        </main>
        <footer className={styles.footer}>{layout.footer.copyright}</footer>
      </div>
    </Providers>
  )
}

export function ErrorBoundary() {
  return (
    <Providers>
      <PageError />
    </Providers>
  )
}
