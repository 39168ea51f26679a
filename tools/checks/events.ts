// M3: every event has a payload schema and somebody who listens; every live destination has a gate, and a payload
// schema if it is subscribed to.
import type { Finding } from './finding.ts'
import { has, load, textOf } from './tree.ts'

interface EventFacts {
  payload?: { shape?: Record<string, unknown> }
  summary?: string
}
interface DestinationFacts {
  kind: string
  gate?: string
  payload?: unknown
}
interface WorkerFacts {
  workerParts: { listeners: readonly { name: string; event: string }[] }
}

const page = 'docs/tables/events.md'

export async function checkEvents(root: string): Promise<Finding[]> {
  const { events } = await load<{ events: Record<string, EventFacts> }>(root, 'contract/src/events.ts')
  const { workerParts } = await load<WorkerFacts>(root, 'server/src/app.ts')
  const { destinations } = await load<{ destinations: Record<string, DestinationFacts> }>(
    root,
    'contract/src/destinations.ts',
  )
  return [
    ...Object.entries(events).flatMap(([name, event]) => eventFindings(root, name, event, workerParts.listeners)),
    ...listenerFindings(Object.keys(events), workerParts.listeners),
    ...Object.entries(destinations).flatMap(([name, facts]) => destinationFindings(name, facts)),
  ]
}

function eventFindings(
  root: string,
  name: string,
  event: EventFacts,
  listeners: readonly { event: string }[],
): Finding[] {
  const where = 'contract/src/events.ts'
  const findings: Finding[] = []
  if (!event.payload?.shape) findings.push({ where, what: `${name} has no payload schema`, fix: 'give it a z.object' })
  if (!event.summary) findings.push({ where, what: `${name} has no summary`, fix: 'say in one sentence what happened' })
  if (!listeners.some((listener) => listener.event === name)) {
    findings.push({ where, what: `nobody listens to ${name}`, fix: 'plug a listener into workerParts, or delete it' })
  }
  if (!has(root, page) || !textOf(root, page).includes(`\`${name}\``)) {
    findings.push({ where: page, what: `${name} is not listed`, fix: 'run pnpm tables' })
  }
  return findings
}

function listenerFindings(names: string[], listeners: readonly { name: string; event: string }[]): Finding[] {
  const where = 'server/src/app.ts'
  const twice = listeners.filter((one, i) => listeners.findIndex((other) => other.name === one.name) !== i)
  return [
    ...twice.map(({ name }) => ({
      where,
      what: `two listeners are named ${name}`,
      fix: 'a name is a queue: rename one',
    })),
    ...listeners
      .filter(({ event }) => !names.includes(event))
      .map(({ name, event }) => ({
        where,
        what: `${name} hears ${event}, which is no event`,
        fix: 'correct the name',
      })),
  ]
}

function destinationFindings(name: string, { kind, gate, payload }: DestinationFacts): Finding[] {
  const where = 'contract/src/destinations.ts'
  const findings: Finding[] = []
  if (!gate) findings.push({ where, what: `${name} has no gate`, fix: 'say who may: nobody passes by default' })
  if (kind === 'subscribe' && !payload) {
    findings.push({ where, what: `${name} has no payload schema`, fix: 'say what a subscriber receives' })
  }
  return findings
}
