// The site as `pnpm dev` serves it: what is missing there and only there is found by nobody else.
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import contact from '../content/public/contact.json' with { type: 'json' }
import notFound from '../content/public/not-found.json' with { type: 'json' }
import { knownPages } from '../web/dev-site.ts'
import { startProcess } from './lib/processes.ts'
import type { Running } from './lib/processes.ts'

let web: Running
const page = (path: string) =>
  fetch(web.url + path, { headers: { accept: 'text/html' } }).then((answer) => answer.text())

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

beforeAll(async () => {
  const port = String(await freePort())
  web = await startProcess({
    name: 'web',
    command: 'pnpm',
    args: ['--filter', '@werkplatz/web', 'exec', 'react-router', 'dev', '--host', '127.0.0.1', '--port', port],
    env: { ...process.env, NODE_ENV: 'development' },
    readyUrl: `http://127.0.0.1:${port}/`,
  })
  await web.ready(170_000)
}, 180_000)
afterAll(() => web.stop())

test('an unknown public path is the page that says so, and a document: nothing in it loads it again', async () => {
  const html = await page('/gibt-es-nicht')
  expect(html).toContain(notFound.title)
  expect(html).not.toContain('entry.client')
})

test('every page of routes.ts is answered, the evaluation by a link as well', async () => {
  const pages = [...knownPages].filter((path) => !path.includes('*') && path !== '/404')
  expect(pages).toEqual(expect.arrayContaining(['/', '/evaluation', '/imprint', '/terms/use', '/dashboard/login']))
  for (const path of pages) expect([path, (await page(path)).includes(notFound.title)]).toEqual([path, false])
}, 120_000)

test('the pages of the app stay the app’s, unknown ones as well', async () => {
  for (const path of ['/dashboard/login', '/dashboard/gibt-es-nicht'])
    expect(await page(path)).toContain('entry.client')
})

test('the leaflet for companies is a PDF', async () => {
  const answer = await fetch(web.url + contact.requirements.link.href)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
})
