// The id of a call: our own, unless a proxy of ours has given it one already. Anybody else could write what they like into
// our logs, or make two calls look like one.
import type { FastifyRequest } from 'fastify'

import { isRequestId } from '../lib/trace.ts'

/** W3C trace context: version, trace, span, flags. */
const TRACEPARENT =
  /^[0-9a-f]{2}-([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-[0-9a-f]{16}-[0-9a-f]{2}$/
const NOTHING = /^[0-]+$/

export function givenRequestId(request: FastifyRequest): string | undefined {
  const { traceparent, 'x-request-id': own } = request.headers
  if (traceparent === undefined && own === undefined) return undefined
  // A second address is there only if the nearest is one that TRUST_PROXY names.
  if ((request.ips?.length ?? 0) < 2) return undefined
  const trace = TRACEPARENT.exec(String(traceparent))?.slice(1).join('-')
  const given = [trace, own].find(isRequestId)
  return given && !NOTHING.test(given) ? given : undefined
}
