// PUT /api/uploads?slot=…: reads the length a client states and nothing of the body, and sends it on to the store. Not one
// of the contract's calls: it stands in for the store's address in a slot that was asked for without a size.
import type { FastifyInstance } from 'fastify'

import { Refusal } from '../lib/refusal.ts'

export interface Door {
  path: string
  open(slip: string, bytes: { type: string; size: number }): { to: string } | { why: 'unknown' | 'too_large' }
}

export function serveUploadDoor(app: FastifyInstance, door: Door) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body is not ours to read; Node throws away what arrives of it.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.put(door.path, (request, reply) => {
      const { slot } = request.query as { slot?: unknown }
      const { 'content-type': type = '', 'content-length': length = '' } = request.headers
      const size = Number(length)
      if (typeof slot !== 'string') throw new Refusal('not_found')
      if (!/^\d+$/.test(length) || size < 1) {
        throw new Refusal('bad_input', { messages: ['Die Grösse der Datei fehlt (Content-Length).'] })
      }
      const opened = door.open(slot, { type, size })
      if ('to' in opened) return reply.header('cache-control', 'no-store').redirect(opened.to, 307)
      if (opened.why === 'unknown') throw new Refusal('not_found')
      throw new Refusal('bad_input', { messages: ['Diese Datei ist zu gross.'] })
    })
  })
}
