import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { startEdge } from './edge.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close()
})

type Seen = {
  requestId: string | undefined
  traceparent: string | undefined
  node: string
  forwardedFor: string | undefined
  peer: string | undefined
  host: string
  body: string
}

async function node(name: string): Promise<{ url: string; server: Server }> {
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      const forwardedFor = req.headers['x-forwarded-for'] as string | undefined
      const { 'x-request-id': requestId, traceparent } = req.headers
      res.setHeader('set-cookie', ['a=1', 'b=2'])
      res.end(
        JSON.stringify({
          requestId,
          traceparent,
          node: name,
          forwardedFor,
          peer: req.socket.remoteAddress,
          host: req.headers.host,
          body,
        }),
      )
    })
  })
  server.on('upgrade', (_req, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Node: ${name}\r\n\r\n`,
    )
    socket.pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(server)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

async function edgeOver(http: string[], live: string[] = []) {
  const edge = await startEdge({ http, live }, 0)
  opened.push(edge)
  return edge
}

const ask = async (url: string, init?: RequestInit) => (await fetch(url, init)).json() as Promise<Seen>
const close = (server: Server) => new Promise((resolve) => server.close(resolve))

test('requests go round, a dead node is skipped, none left is a 502', async () => {
  const [a, b] = [await node('a'), await node('b')]
  const edge = await edgeOver([a.url, b.url])
  const seen = [await ask(edge.url), await ask(edge.url), await ask(edge.url)]
  expect(seen.map((one) => one.node)).toEqual(['a', 'b', 'a'])
  await close(a.server)
  const after = await Promise.all([1, 2, 3, 4].map(() => ask(edge.url, { method: 'POST', body: 'x'.repeat(300_000) })))
  expect(after.map((one) => `${one.node} ${one.body.length}`)).toEqual(Array(4).fill('b 300000'))
  await close(b.server)
  expect((await fetch(edge.url)).status).toBe(502)
})

test('the client address is appended, the host kept, the edge recognisable, double headers stay double', async () => {
  const a = await node('a')
  const edge = await edgeOver([a.url])
  const forged = await ask(edge.url, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(forged).toMatchObject({
    forwardedFor: '203.0.113.9, 127.0.0.1',
    peer: '127.0.0.2',
    host: new URL(edge.url).host,
  })
  expect((await fetch(edge.url)).headers.getSetCookie()).toEqual(['a=1', 'b=2'])
})

test('the id of a call is the edge’s to give', async () => {
  const edge = await edgeOver([(await node('a')).url])
  const [forged, traceparent] = ['4bf92f35-77b3-4da6-a3ce-929d0e0e4736', `00-${'4b'.repeat(16)}-00f067aa0ba902b7-01`]
  const seen = await ask(edge.url, { headers: { 'x-request-id': forged, traceparent } })
  expect(seen.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect(seen.requestId).not.toBe(forged)
  expect(seen.traceparent).toBeUndefined()
})

test('a WebSocket goes to the live nodes in turn, skipping a dead one; other paths are refused', async () => {
  const [a, b] = [await node('a'), await node('b')]
  const edge = await edgeOver([a.url], [a.url, b.url])
  expect([await upgrade(edge.url), await upgrade(edge.url)]).toEqual(['a ping', 'b ping'])
  await close(a.server)
  expect([await upgrade(edge.url), await upgrade(edge.url)]).toEqual(['b ping', 'b ping'])
  await expect(upgrade(edge.url, '/elsewhere')).rejects.toThrow('404')
})

/** Upgrades by hand, sends a word and returns which node sent it back. */
async function upgrade(url: string, path = '/api/ws'): Promise<string> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const req = request(url + path, { headers: { connection: 'Upgrade', upgrade: 'websocket' } })
    req.on('upgrade', (res, socket) => {
      socket.on('data', (chunk: Buffer) => {
        resolve(`${String(res.headers['x-node'])} ${chunk.toString()}`)
        socket.destroy()
      })
      socket.write('ping')
    })
    req.on('response', (res) => reject(new Error(String(res.statusCode))))
    req.on('error', reject)
    req.end()
  })
}

/** A node of one version: it has the parts of its own pages only, and says how it is. */
async function versionNode(name: string, state: { is: string }) {
  const server = createServer((req, res) => {
    if (req.url === '/readyz') return res.end(JSON.stringify({ state: state.is }))
    return res.writeHead(req.url === `/assets/${name}.js` || req.url === '/api' ? 200 : 404).end(name)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('parts of a page are looked for at every node; anything else that is missing is missing', async () => {
  const nodes = [await versionNode('old', { is: 'ready' }), await versionNode('new', { is: 'ready' })]
  const { url } = await edgeOver(nodes)
  for (const part of ['old', 'new', 'old', 'new', 'new', 'old'])
    expect(await (await fetch(`${url}/assets/${part}.js`)).text()).toBe(part)
  expect((await fetch(`${url}/assets/older.js`)).status).toBe(404)
  expect((await fetch(`${url}/page`)).status).toBe(404)
})

test('a node that stops gets nothing new', async () => {
  const state = { is: 'ready' }
  const nodes = [await versionNode('a', state), await versionNode('b', { is: 'ready' })]
  const edge = await startEdge({ http: nodes, live: [] }, 0, {
    readyUrls: Object.fromEntries(nodes.map((node) => [node, `${node}/readyz`])),
  })
  opened.push(edge)
  const ask = async () => {
    const answers = new Set<string>()
    for (let i = 0; i < 4; i += 1) answers.add(await (await fetch(`${edge.url}/api`)).text())
    return [...answers].toSorted()
  }
  expect(await ask()).toEqual(['a', 'b'])
  state.is = 'stopping'
  await expect.poll(ask, { timeout: 20_000 }).toEqual(['b'])
})
