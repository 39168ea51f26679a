// The OpenAPI document, made from the contract alone.

import { brand } from '@werkplatz/content/brand.ts'
import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import { errors } from '@werkplatz/contract/rules/errors.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'
import { z } from 'zod'

const json = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'openapi-3.0', io, reused: 'inline' })
  return rest
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

function parameters(route: Route) {
  const of = (where: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: json(field as z.ZodType, 'input'),
    }))
  return [...of('path', route.params), ...of('query', route.query)]
}

function responses(route: Route) {
  const good = route.statuses.map((status) => [
    String(status),
    {
      description: status === 207 ? 'Done; profile set-up is missing' : 'Done',
      ...(route.file && { content: { [route.file]: { schema: { type: 'string', format: 'binary' } } } }),
      ...(route.output && { content: { 'application/json': { schema: json(route.output, 'output') } } }),
    },
  ])
  const codes = new Set([
    ...route.errors,
    'bad_input' as const,
    'too_many_requests' as const,
    ...(route.may === 'public' ? [] : (['unauthenticated'] as const)),
    ...(route.may === 'public' || route.may === 'signedIn' ? [] : (['forbidden'] as const)),
    ...(route.needs ? (['switched_off'] as const) : []),
    ...(route.target ? (['not_found'] as const) : []),
    ...(route.body ? (['payload_too_large'] as const) : []),
  ])
  const bad = Map.groupBy(codes, (code) => errors[code].status)
    .entries()
    .map(([status, list]) => [String(status), { description: list.join(', '), content: problemContent }])
  return Object.fromEntries([...good, ...bad])
}

export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const key of routeKeys) {
    const route = routeOf(key)
    const path = (paths[`/api${route.path}`] ??= {})
    path[route.method.toLowerCase()] = {
      operationId: key,
      summary: route.summary,
      tags: [route.path.split('/')[2]],
      description: `May: \`${route.may}\``,
      security: route.may === 'public' ? (route.basic ? [{ basic: [] }] : []) : [{ bearer: [] }],
      parameters: parameters(route),
      ...(route.body && {
        requestBody: { required: true, content: { 'application/json': { schema: json(route.body, 'input') } } },
      }),
      responses: responses(route),
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: brand.name,
      version: '1',
      description: `The API of ${brand.name}, the marketplace of vocational education.`,
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
        basic: { type: 'http' as const, scheme: 'basic' },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'detail', 'code'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            code: { type: 'string', enum: Object.keys(errors) },
            errors: { type: 'array', items: { type: 'string' } },
            fields: {
              type: 'array',
              items: {
                type: 'object',
                required: ['path', 'sentence'],
                properties: { path: { type: 'string' }, sentence: { type: 'string' } },
              },
            },
            requestId: { type: 'string' },
          },
        },
      },
    },
  }
}
