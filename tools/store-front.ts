// The host that stands between browsers and the object store. A signed address can fix an answer's type and disposition,
// but not these headers, so whoever serves the store's host in production adds them: nothing that was uploaded is ever a
// page or a script, whatever a browser makes of its bytes.
//   node tools/store-front.ts 19080 http://127.0.0.1:19000
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const fileHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
}

export interface StoreFront {
  url: string
  close(): void
}

export async function startStoreFront(store: string, port = 0, host = '127.0.0.1'): Promise<StoreFront> {
  const server = createServer((req, res) => forward(req, res, new URL(store)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The Host stays what the client said: it is part of the signature. */
function forward(req: IncomingMessage, res: ServerResponse, { hostname, port }: URL) {
  const { method, url: path, headers } = req
  const upstream = request({ hostname, port, method, path, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...fileHeaders })
    answer.pipe(res)
  })
  upstream.on('error', () => (res.headersSent ? res.destroy() : res.writeHead(502, fileHeaders).end()))
  req.pipe(upstream)
}

if (import.meta.main) {
  const [port = '0', store = ''] = process.argv.slice(2)
  console.log((await startStoreFront(store, Number(port))).url)
}
