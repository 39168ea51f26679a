// The API's document at /api/openapi.json and a browsable reference at /api/docs.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

import { openApiDocument } from './openapi.ts'

export async function serveReference(app: FastifyInstance) {
  const document = openApiDocument()
  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } })
}
