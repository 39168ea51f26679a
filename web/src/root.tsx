import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/mona-sans/wdth.css'
import './app/theme/fonts.css'
import './app/theme/tokens.gen.css'
import './app/theme/base.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

import { headScript } from './app/head-script.ts'
import { RootError } from './app/pages/RootError.tsx'
import { SpaFallback } from './app/pages/SpaFallback.tsx'
import displayFont from './assets/fonts/display-cut.woff2?url'
import textFont from './assets/fonts/hanken-grotesk.woff2?url'
import { useDocumentPage } from './lib/document-page.ts'
import { pageMeta } from './lib/page-meta.ts'
import { Toaster } from './ui/toast/Toaster.tsx'

export const meta = () => pageMeta()

export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[textFont, displayFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
]

export function Layout({ children }: { children: ReactNode }) {
  const document = useDocumentPage()
  const early = document ? document.headScript : headScript
  return (
    // The script below may change both attributes before React takes over.
    <html lang="de-CH" data-theme="DEFAULT" data-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before the stylesheets: a script behind them would wait for them. */}
        {early && <script>{early}</script>}
        <Meta />
        <Links />
        {document?.script && <script type="module" src={document.script} />}
      </head>
      <body>
        {children}
        {!document && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  const document = useDocumentPage()
  return (
    <>
      <Outlet />
      {!document && <Toaster />}
    </>
  )
}

export { RootError as ErrorBoundary, SpaFallback as HydrateFallback }
