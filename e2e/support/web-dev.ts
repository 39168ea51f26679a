// The web in development mode on the stories' cluster: pages for developers exist only there.
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { DEMO_PASSWORD } from '../../server/src/demo/demo-password.ts'
import { startProcess, type Running } from '../../tools/lib/processes.ts'
import { root } from '../../tools/lib/root.ts'
import { EDGE_PORT } from './address.ts'
import { cluster } from './cluster.ts'

const PORT = EDGE_PORT + 60

export const WEB_DEV_URL = `http://127.0.0.1:${PORT}`

export async function startWebDev(): Promise<Running> {
  const { http, live } = cluster()
  const web = await startProcess({
    name: 'web-dev',
    command: join(root, 'web/node_modules/.bin/react-router'),
    args: ['dev', 'web', '--port', String(PORT), '--host', '127.0.0.1', '--strictPort'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      WERKPLATZ_API: http[0]!.url,
      WERKPLATZ_LIVE: live[0]!.url.replace('http', 'ws'),
    },
    readyUrl: WEB_DEV_URL,
  })
  await web.ready(60_000)
  return web
}

/** Signed in without the login page, whose scripts take their time in development. */
export async function enterWebDev(page: Page, email: string, path: string) {
  const basic = Buffer.from(`${email}:${DEMO_PASSWORD}`).toString('base64')
  const answer = await page.request.get(`${WEB_DEV_URL}/api/v1/auth/login`, {
    headers: { authorization: `Basic ${basic}` },
  })
  expect(answer.status()).toBe(200)
  const { credentials, user } = (await answer.json()) as { credentials: object; user: object }
  await page.addInitScript(
    ([auth, who]) => {
      localStorage.setItem('werkplatz.user', who!)
      localStorage.setItem('werkplatz.auth', auth!)
    },
    [JSON.stringify({ ...credentials, setupDone: true }), JSON.stringify(user)],
  )
  await page.goto(path)
}
