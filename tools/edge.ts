// A small load balancer that stands for production's reverse proxy in tests: HTTP goes round over the http nodes,
// the WebSocket /api/ws over the live nodes, dead nodes are skipped.
//   node tools/edge.ts 8080 http://127.0.0.1:3000,http://127.0.0.1:3010 http://127.0.0.1:3001
import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

// Talking to the nodes from an address of its own, the edge can be trusted (TRUST_PROXY) without trusting every
// client of this machine, as it would be with 127.0.0.1.
export const EDGE_ADDRESS = '127.0.0.2'
const WS_PATH = '/api/ws'
const SKIP_DEAD_MS = 1000
const ASK_EVERY_MS = 500

export type Edge = { url: string; close(): Promise<void> }
type Nodes = { http: string[]; live: string[] }
export type EdgeOptions = {
  host?: string
  /** Where a node says how it is, by where it serves: one that stops gets nothing new. Without it nobody is asked. */
  readyUrls?: Record<string, string>
}

export async function startEdge(
  nodes: Nodes,
  port: number,
  { host = '127.0.0.1', readyUrls = {} }: EdgeOptions = {},
): Promise<Edge> {
  const http = roundRobin(nodes.http)
  const live = roundRobin(nodes.live)
  const asking = setInterval(() => {
    for (const [url, readyUrl] of Object.entries(readyUrls))
      void isStopping(readyUrl).then((stops) => stops && [http, live].forEach((ring) => ring.markDead(new URL(url))))
  }, ASK_EVERY_MS)
  const sockets = new Set<Socket>()
  const server = createServer((req, res) => forward(req, res, http.order(), http))
  // As real ones keep them. After Node's five seconds a request may meet a connection that is being closed.
  server.keepAliveTimeout = 60_000
  server.on('upgrade', (req, socket: Socket, head) => {
    if (new URL(req.url ?? '/', 'http://edge').pathname !== WS_PATH) return socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    return tunnel(req, socket, head, live.order(), live)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        clearInterval(asking)
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** It says so, or says nothing any more. One whose database is away still answers people itself. */
async function isStopping(readyUrl: string): Promise<boolean> {
  try {
    const response = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) })
    return ((await response.json()) as { state: string }).state === 'stopping'
  } catch {
    return true
  }
}

type Ring = ReturnType<typeof roundRobin>

function roundRobin(urls: string[]) {
  const deadUntil = new Map<string, number>()
  let next = 0
  return {
    /** Every node, beginning with the next one; those found dead a moment ago come last. */
    order(): URL[] {
      const start = next++ % urls.length
      const turn = [...urls.slice(start), ...urls.slice(0, start)]
      const dead = (url: string) => Number((deadUntil.get(url) ?? 0) > Date.now())
      return turn.toSorted((a, b) => dead(a) - dead(b)).map((url) => new URL(url))
    },
    markDead: (node: URL) => deadUntil.set(node.origin, Date.now() + SKIP_DEAD_MS),
  }
}

function forward(req: IncomingMessage, res: ServerResponse, [node, ...others]: URL[], ring: Ring) {
  if (!node) return res.writeHead(502, { 'content-type': 'text/plain' }).end('no http node answers')
  // A new connection each time: one that was kept might belong to a node killed meanwhile.
  const upstream = request(node, {
    method: req.method,
    path: req.url,
    headers: { ...forwardedHeaders(req), connection: 'close' },
    localAddress: EDGE_ADDRESS,
    agent: false,
  })
  let sentBody = false
  upstream.on('socket', (socket: Socket) =>
    // The body waits for the connection: until then the request can still go to another node.
    socket.on('connect', () => {
      sentBody = req.method !== 'GET' && req.method !== 'HEAD'
      req.pipe(upstream)
    }),
  )
  upstream.on('response', (answer) => {
    // While versions change, a page may come from one node and its parts be only on another.
    if (answer.statusCode === 404 && others.length > 0 && isAsset(req)) {
      answer.resume()
      return forward(req, res, others, ring)
    }
    // `connection` speaks of the edge's own connection to the node, not of the client's.
    const headers = answer.rawHeaders.flatMap((name, i, all) =>
      i % 2 === 0 && name.toLowerCase() !== 'connection' ? [name, all[i + 1] ?? ''] : [],
    )
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage, headers)
    answer.pipe(res)
    return answer.on('error', () => res.destroy())
  })
  upstream.on('error', () => {
    if (res.headersSent || res.destroyed) return res.destroy()
    ring.markDead(node)
    req.unpipe(upstream)
    return forward(req, res, sentBody ? [] : others, ring)
  })
  return res.on('close', () => upstream.destroy())
}

const isAsset = ({ method, url = '' }: IncomingMessage) => method === 'GET' && url.startsWith('/assets/')

function tunnel(req: IncomingMessage, client: Socket, head: Buffer, [node, ...others]: URL[], ring: Ring) {
  if (!node) return client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  const upstream = connect({ host: node.hostname, port: Number(node.port), localAddress: EDGE_ADDRESS })
  const refused = () => {
    ring.markDead(node)
    tunnel(req, client, head, others, ring)
  }
  upstream.once('error', refused)
  return upstream.once('connect', () => {
    upstream.off('error', refused)
    const lines = Object.entries(forwardedHeaders(req)).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}`),
    )
    upstream.write([`GET ${req.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    upstream.write(head)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
}

function forwardedHeaders(req: IncomingMessage) {
  const before = req.headers['x-forwarded-for']
  const address = req.socket.remoteAddress ?? ''
  // Ids of calls are ours to give: what a client says of itself is not passed on.
  const { traceparent: _, ...headers } = req.headers
  return {
    ...headers,
    'x-request-id': randomUUID(),
    'x-forwarded-for': before ? `${String(before)}, ${address}` : address,
    'x-forwarded-host': req.headers.host ?? '',
    'x-forwarded-proto': 'http',
  }
}

if (import.meta.main) {
  const [port = '8080', http = 'http://127.0.0.1:3000', live = 'http://127.0.0.1:3001'] = process.argv.slice(2)
  const edge = await startEdge({ http: http.split(','), live: live.split(',') }, Number(port))
  console.log(`edge ${edge.url} → http ${http}, live ${live}`)
}
