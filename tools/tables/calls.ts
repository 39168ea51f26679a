// What can be called and heard, as pages: routes, live destinations, events, status machines; and the route table the
// browser reads.
import { destinationNames, destinationOf } from '../../contract/src/destinations.ts'
import { eventNames, events } from '../../contract/src/events.ts'
import { routeKeys, routeOf } from '../../contract/src/routes.ts'
import type { StatusTable } from '../../contract/src/shared/status.ts'
import { statusTables } from '../../contract/src/statuses.ts'
import type { Listener } from '../../server/src/jobs/definitions.ts'
import { code, markdownTable, page } from './markdown.ts'

export const routesPage = () =>
  page(
    'Routes',
    '`contract/src/routes.ts`',
    `${routeKeys.length} routes below \`/api\`. Every route also answers \`bad_input\`, \`too_many_requests\` and, unless public, \`unauthenticated\`; a route about a row answers \`not_found\` for rows out of reach.`,
    markdownTable(
      ['Method', 'Path', 'Key', 'May', 'Row', 'Before set-up', 'Answers', 'Own errors', 'Limit'],
      routeKeys.map((key) => {
        const { method, path, may, target, beforeSetup, statuses, file, errors, limit } = routeOf(key)
        const open = beforeSetup || may === 'public' ? 'yes' : ''
        const usual = may === 'public' ? 'anonymous' : 'signedIn'
        return [
          method,
          code(path),
          key,
          may,
          target ?? '',
          open,
          file ? `${statuses.join(', ')}, ${file}` : statuses.join(', '),
          errors.join(', '),
          limit ?? usual,
        ]
      }),
    ),
  )

/** The browser gets this instead of the zod schemas. */
/** Each call is a constant of its own, so that a page with one form loads its two calls and not the whole table. */
export const routeTableSource = () => {
  const calls = routeKeys.map((key) => {
    const { method, path } = routeOf(key)
    return `export const ${key} = { method: '${method}', path: '${path}' } as const`
  })
  const rows = routeKeys.map((key) => `  ${key},`)
  const why =
    '// Printed from routes.ts by `pnpm tables`; never edited by hand. The browser reads this instead of the zod schemas.'
  return `${why}\n${calls.join('\n')}\n\nexport const routeTable = {\n${rows.join('\n')}\n} as const\n`
}

export const destinationsPage = () =>
  page(
    'Live destinations',
    '`contract/src/destinations.ts`',
    'STOMP over WebSocket at `/api/ws`. Any other destination is refused and the connection closed.',
    markdownTable(
      ['Kind', 'Destination', 'Key', 'Gate', 'Carries'],
      destinationNames.map((name) => {
        const { kind, pattern, gate, summary } = destinationOf(name)
        return [kind, code(pattern), name, gate, summary]
      }),
    ),
  )

export const eventsPage = (listeners: readonly Listener[]) =>
  page(
    'Events',
    '`contract/src/events.ts` and the listeners in `server/src/app.ts`',
    'Announced inside the transaction of an action, delivered by the worker after the commit, at least once.',
    markdownTable(
      ['Event', 'Meaning', 'Payload', 'Listeners'],
      eventNames.map((name) => {
        const heard = listeners.filter((listener) => listener.event === name).map((listener) => listener.name)
        const { payload, summary } = events[name]
        return [code(name), summary, Object.keys(payload.shape).join(', '), heard.join(', ')]
      }),
    ),
  )

const machine = (name: string, table: StatusTable) => {
  const arrows = Object.entries(table.verbs).map(([verb, { from, to }]) => [verb, from.join(', '), to])
  return `## ${name}\n\nColumn \`${table.resource}.status\`: ${table.statuses.join(', ')}.\n\n${markdownTable(['Verb', 'From', 'To'], arrows)}`
}

export const transitionsPage = () =>
  page(
    'Transitions',
    '`contract/src/statuses.ts`',
    'Every change of a status is one of these arrows; anything else answers 409.',
    ...Object.entries(statusTables).map(([name, table]) => machine(name, table)),
  )
