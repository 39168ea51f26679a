// From an HTTP request to a WebSocket: who may knock at all.
import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws'

import type { Limits } from './limits.ts'

const PATH = '/api/ws'
const PROTOCOLS = ['v12.stomp', 'v11.stomp', 'v10.stomp']

export interface UpgradeOptions {
  limits: Limits
  allowedOrigins: readonly string[]
  hasRoom: () => boolean
  onOpen: (socket: WebSocket, tcp: Socket) => void
}

export function acceptWebSockets(server: Server, { limits, allowedOrigins, hasRoom, onOpen }: UpgradeOptions) {
  // The types of ws do not know closeTimeout yet.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    maxPayload: limits.maxFrameBytes,
    closeTimeout: limits.closeMs,
    handleProtocols: (offered) => PROTOCOLS.find((one) => offered.has(one)) ?? false,
  }
  const webSockets = new WebSocketServer(options)

  const refusalOf = ({ url, headers: { origin } }: IncomingMessage): string | null => {
    if (url !== PATH) return '404 Not Found'
    // Browsers always send it, so a foreign page cannot hide; other programs hold no credentials of a browser. Cookies
    // are not read at all: the token comes in CONNECT (T34).
    if (origin !== undefined && !allowedOrigins.includes(origin)) return '403 Forbidden'
    return hasRoom() ? null : '503 Service Unavailable'
  }

  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request)
    if (!refusal) return webSockets.handleUpgrade(request, socket, head, (opened) => onOpen(opened, socket as Socket))
    socket.on('error', () => socket.destroy())
    socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  })
}
