// pnpm lighthouse [path…]: Lighthouse's mobile simulation on the built product, as a signed-in person where the path
// asks for one; the median of several runs. Needs `pnpm build`.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { EDGE_URL } from './support/address.ts'
import { chromiumArgs, chromiumPath } from './support/chromium.ts'
import globalSetup from './support/global-setup.ts'
import { signIn } from './support/sign-in.ts'

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5)
const DEBUG_PORT = 9_333
const paths = process.argv.slice(2).length ? process.argv.slice(2) : ['/', '/dashboard/login', '/dashboard']
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** As it came over the wire, with what was loaded after the first paint. */
function scriptBytes(audit: { details?: unknown } | undefined): number {
  const { items = [] } = (audit?.details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}

/** The elements an audit names. */
function nodesOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { node?: { selector?: string } }[] }
  return items.flatMap(({ node }) => node?.selector ?? [])
}

const stop = await globalSetup()
const browser = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'lighthouse-')), {
  executablePath: chromiumPath,
  args: [...chromiumArgs, `--remote-debugging-port=${DEBUG_PORT}`],
  baseURL: EDGE_URL,
})
try {
  for (const path of paths) {
    const isSignedIn = path.startsWith('/dashboard') && !path.startsWith('/dashboard/login')
    const page = await browser.newPage()
    if (isSignedIn) await signIn(page, 'nina.ammann@handelswerk.example')
    await page.close()
    const rows: Record<string, number>[] = []
    const failed = new Set<string>()
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`${EDGE_URL}${path}`, {
        // The browser's cache is emptied before every run, the session stays.
        port: DEBUG_PORT,
        output: 'json',
        // The not-found page is a page, too.
        ignoreStatusCode: true,
      })
      const { categories = {}, audits = {} } = result?.lhr ?? {}
      for (const { id } of categories.accessibility?.auditRefs ?? []) {
        if (audits[id]?.score === 0) failed.add(`${id}: ${JSON.stringify(nodesOf(audits[id].details))}`)
      }
      rows.push({
        performance: (categories.performance?.score ?? 0) * 100,
        accessibility: (categories.accessibility?.score ?? 0) * 100,
        'best practices': (categories['best-practices']?.score ?? 0) * 100,
        seo: (categories.seo?.score ?? 0) * 100,
        'LCP s': (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000,
        CLS: audits['cumulative-layout-shift']?.numericValue ?? 0,
        'TBT ms': audits['total-blocking-time']?.numericValue ?? 0,
        'JavaScript kB': scriptBytes(audits['network-requests']) / 1000,
      })
    }
    const figures = Object.keys(rows[0] ?? {}).map(
      (name) => `${name} ${Number(median(rows.map((row) => row[name] ?? 0)).toFixed(2))}`,
    )
    console.log(`${path}: ${figures.join('  ')}`)
    for (const line of failed) console.log(`  ${line}`)
  }
} finally {
  await browser.close()
  await stop()
}
