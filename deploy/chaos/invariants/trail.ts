// I3: what the audit trail tells of a row is a path through its status table, and ends where the row is.
import { activityStatus } from '../../../contract/src/activities/status.ts'
import { applicationStatus } from '../../../contract/src/applications/status.ts'
import { assignmentStatus } from '../../../contract/src/assignments/status.ts'
import type { StatusTable } from '../../../contract/src/shared/status.ts'
import type { Line } from '../history.ts'
import type { Reads, Step } from '../reads.ts'

const tables: Record<string, StatusTable> = Object.fromEntries(
  [activityStatus, applicationStatus, assignmentStatus].map((table) => [table.resource, table as StatusTable]),
)

/** Two that move a row at once may begin in another order than they end: so steps are put together by their ends. */
export function trailIsAPath(_lines: readonly Line[], { rows, trail }: Reads): string[] {
  const statuses = new Map(rows.map(({ id, status }) => [id, status]))
  const byRow = Map.groupBy(trail, ({ id }) => id)
  const walked = [...byRow].flatMap(([id, steps]) => walk(id, steps, statuses.get(id) ?? null))
  const untold = rows
    .filter(({ thing, id }) => tables[thing] && !byRow.has(id))
    .map(({ thing, id }) => `${thing} ${id}: there without a trail`)
  return [...walked, ...untold]
}

function walk(id: string, steps: readonly Step[], status: string | null): string[] {
  const name = `${steps[0]!.resource} ${id}`
  const table = tables[steps[0]!.resource]
  if (!table) return []
  const [births, moves] = [steps.filter(({ from }) => from === null), steps.filter(({ from }) => from !== null)]
  const illegal = moves.filter(({ verb, from, to }) => {
    const arrow = table.verbs[verb]
    return !arrow?.from.includes(from!) || arrow.to !== to
  })
  if (illegal.length) return illegal.map(({ verb, from, to }) => `${name}: ${verb} from ${from} to ${to} is no move`)
  if (births.length !== 1) return [`${name}: born ${births.length} times`]
  const ends = endsOf(births[0]!.to!, moves)
  if (ends.length === 0) return [`${name}: its steps make no path`]
  return status === null || ends.includes(status)
    ? []
    : [`${name}: is ${status}, its trail ends at ${ends.join(' or ')}`]
}

/** Where one can end up from here with every step taken once. */
function endsOf(at: string, steps: readonly Step[]): string[] {
  if (steps.length === 0) return [at]
  return steps.flatMap((step, n) => (step.from === at ? endsOf(step.to!, steps.toSpliced(n, 1)) : []))
}
