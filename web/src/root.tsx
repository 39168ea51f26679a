import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/mona-sans/wdth.css'
import './app/theme/fonts.css'
import './app/theme/tokens.gen.css'
import './app/theme/base.css'
import textFont from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'

import { headScript } from './app/head-script.ts'
import { RootError } from './app/pages/RootError.tsx'
import { SpaFallback } from './app/pages/SpaFallback.tsx'
import { pageMeta } from './lib/page-meta.ts'
import { Toaster } from './ui/toast/Toaster.tsx'

export const meta = () => pageMeta()

export const links = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon-32.png', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The script below may change both attributes before React takes over.
    <html lang="de-CH" data-theme="DEFAULT" data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Before the stylesheets: a script behind them would wait for them. */}
        <script>{headScript}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

export { RootError as ErrorBoundary, SpaFallback as HydrateFallback }
