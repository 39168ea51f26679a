// The API's document at /api/openapi.json and a browsable reference at /api/docs, for those who develop.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../config.ts'
import { openApiDocument } from './openapi.ts'

/** Its pages need a weaker policy than ours, on the origin that holds the token: never where people sign in. */
export const servesReference = ({ NODE_ENV }: Pick<Config, 'NODE_ENV'>): boolean => NODE_ENV !== 'production'

export async function serveReference(app: FastifyInstance) {
  const document = openApiDocument()
  app.get('/api/openapi.json', (_request, reply) => reply.send(document))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'list' } })
}
