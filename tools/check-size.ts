// The size budget of what a page loads before it can show itself: scripts and preloads named in its prerendered HTML.
//   pnpm build && node tools/check-size.ts
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { root } from './lib/root.ts'

interface Budget {
  page: string
  file: string
  scriptKb: number
}

const client = join(root, 'web/build/client')
const budgets: Budget[] = [
  { page: '/dashboard', file: 'dashboard/index.html', scriptKb: 210 },
  { page: '/dashboard/login', file: 'dashboard/login/index.html', scriptKb: 210 },
  { page: '/admin', file: 'admin/index.html', scriptKb: 210 },
  // Public pages are not hydrated: a small script of their own, or none at all.
  { page: '/', file: 'index.html', scriptKb: 2 },
  { page: '/features', file: 'features/index.html', scriptKb: 2 },
  { page: '/contact', file: 'contact/index.html', scriptKb: 5 },
  ...['mission', 'imprint', 'terms/use', 'terms/service', 'privacy-policy', 'register', '404', 'no-script'].map(
    (path) => ({
      page: `/${path}`,
      file: `${path}/index.html`,
      scriptKb: 0,
    }),
  ),
]

/** Everything the HTML itself asks for; what is loaded later on demand is not the first paint's burden. */
export function initialAssets(html: string, kind: 'js' | 'css'): string[] {
  return [
    ...new Set([...html.matchAll(new RegExp(`["'](/assets/[^"']+\\.${kind})["']`, 'g'))].map((match) => match[1]!)),
  ]
}

const gzipKb = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length, 0) / 1000

if (import.meta.main) {
  let over = 0
  for (const { page, file, scriptKb } of budgets) {
    const html = readFileSync(join(client, file), 'utf8')
    const js = gzipKb(initialAssets(html, 'js'))
    const css = gzipKb(initialAssets(html, 'css'))
    const verdict = js <= scriptKb ? 'ok' : 'OVER'
    if (verdict === 'OVER') over += 1
    console.log(
      `${verdict.padEnd(5)} ${page.padEnd(18)} JavaScript ${js.toFixed(1)} of ${scriptKb} kB, CSS ${css.toFixed(1)} kB (gzip)`,
    )
  }
  process.exitCode = over ? 1 : 0
}
