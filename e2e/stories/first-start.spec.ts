// The first minute of development: `pnpm dev` with an empty cache of Vite and an empty database, and a sign-in at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'
import admin from '@werkplatz/content/labels/admin.json' with { type: 'json' }
import shell from '@werkplatz/content/labels/shell.json' with { type: 'json' }

import { serverEnv } from '../../tools/lib/cluster.ts'
import { onePersonPerRole } from '../../tools/lib/demo-people.ts'
import { startProcess, type Running } from '../../tools/lib/processes.ts'
import { freshDatabase, serviceEnv, testServices } from '../../tools/lib/services.ts'
import { edgePort, WORLDS } from '../support/address.ts'
import { fillLoginHere } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// Above the last world. `localhost` is what the summary names, and for the stories a stranger.
const port = edgePort(WORLDS)
const url = `http://localhost:${port}`
test.use({ allowedNoise: [new RegExp(`^request to ${url}/`)] })

let dev: Running
let cache: string
let summary = ''

test.beforeAll(async () => {
  test.setTimeout(180_000)
  cache = mkdtempSync(join(tmpdir(), 'first-start-'))
  const services = await serviceEnv(testServices)
  const database = await freshDatabase(services, `werkplatz_first_start_${port}`)
  const ports = {
    HTTP_PORT: port + 1,
    HTTP_OPERATIONS_PORT: port + 2,
    LIVE_PORT: port + 3,
    LIVE_OPERATIONS_PORT: port + 4,
    WORKER_PORT: port + 5,
    WEB_PORT: port,
  }
  const numbers = Object.fromEntries(Object.entries(ports).map(([key, number]) => [key, String(number)]))
  const { WEB_ROOT: _, TRUST_PROXY: __, ...env } = serverEnv({ env: { ...services, ...database }, port })
  let isUp = () => {}
  const up = new Promise<void>((resolve) => (isUp = resolve))
  dev = await startProcess({
    name: 'dev',
    command: process.execPath,
    args: ['tools/dev.ts', '--no-services'],
    env: {
      ...env,
      ...numbers,
      NODE_ENV: 'development',
      PUBLIC_URL: url,
      PATH: process.env.PATH,
      VITE_CACHE_DIR: cache,
    },
    readyUrl: `${url}/`,
    onLine: (line) => {
      summary += `${line}\n`
      if (line.includes('Ctrl-C stops the processes')) isUp()
    },
  })
  await Promise.race([
    up,
    dev.exited.then(() => {
      throw new Error(`pnpm dev ended:\n${summary}`)
    }),
  ])
})
test.afterAll(async () => {
  await dev.stop()
  rmSync(cache, { recursive: true, force: true })
})

/** Every document that this page asks for: one more than the first is a reload. */
function documentsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Signs in as the first thing after the summary, and opens each page of the navigation by its link. */
async function walk(page: Page, role: string) {
  const documents = documentsOf(page)
  await page.goto(`${url}/dashboard/login`)
  await fillLoginHere(page, onePersonPerRole().find((person) => person.role === role)!.email)
  await expect(page).toHaveURL(`${url}/dashboard`)
  const paths: string[] = []
  const visit = async (navigation: Locator) => {
    await expect(navigation).toBeVisible()
    for (const link of await navigation.getByRole('link').all()) {
      const path = new URL((await link.getAttribute('href'))!, url).pathname
      await link.click()
      await expect(page).toHaveURL((at) => at.pathname === path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      paths.push(path)
    }
  }
  await visit(page.getByRole('navigation', { name: shell.mainNavigation }))
  if (role === 'OWNER') {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Seraina/ })
      .click()
    await page.getByRole('link', { name: shell.admin, exact: true }).click()
    await visit(page.getByRole('navigation', { name: admin.areas }))
  }
  expect(documents).toEqual(['/dashboard/login'])
  return paths
}

const everybodys = [
  '/dashboard',
  '/dashboard/activities',
  '/dashboard/applications',
  '/dashboard/company',
  '/dashboard/community',
]

test('the first sign-in works at once, and no page of the navigation is loaded twice', async ({ page }) => {
  expect(await walk(page, 'APPRENTICE')).toEqual(everybodys)
})

test('so it does for the person who runs the platform, whose navigation holds more', async ({ page }) => {
  expect(await walk(page, 'OWNER')).toEqual([
    ...everybodys,
    '/admin',
    '/admin/invitations',
    '/admin/people',
    '/admin/companies',
    '/admin/reports',
    '/admin/catalogues',
    '/admin/criteria',
    '/admin/templates',
    '/admin/audit',
    '/admin/switches',
    '/admin/jobs',
  ])
})
