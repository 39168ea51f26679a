// /healthz, /readyz and /metrics, for the machines that watch over us: on a port of their own, which nobody else reaches.
import { createServer, type RequestListener, type Server } from 'node:http'

import type { Health } from '../lib/health.ts'
import { registry } from '../lib/metrics.ts'

function operationsListener(health: Health): RequestListener {
  return (request, response) => {
    const json = (status: number, body: object) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
        .end(JSON.stringify(body))
    if (request.url === '/healthz') return void json(200, { state: 'alive' })
    if (request.url === '/readyz') {
      const { status, body } = health.answer()
      return void json(status, body)
    }
    if (request.url === '/metrics') {
      return void registry
        .metrics()
        .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
    }
    json(404, { state: 'not found' })
  }
}

export function serveOperations(health: Health, host: string, port: number): Promise<Server> {
  const server = createServer(operationsListener(health))
  return new Promise((resolve) => server.listen(port, host, () => resolve(server)))
}
