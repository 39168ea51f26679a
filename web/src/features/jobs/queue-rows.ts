// The rows of the table of queues: the listeners of one event are one row, with the sum of their numbers.
import type { JobQueue } from '@werkplatz/contract/jobs/schemas.ts'

import { heardBy, queueName } from './queue-name.ts'

export interface QueueRow extends JobQueue {
  name: string
  /** The listeners of an event; empty for one job. */
  members: readonly QueueRow[]
  isMember: boolean
}

/** Those with something to tell first. */
export function queueRows(queues: readonly JobQueue[]): QueueRow[] {
  const jobs: QueueRow[] = []
  const events = new Map<string, QueueRow[]>()
  for (const queue of queues) {
    const heard = heardBy(queue.queue)
    if (!heard) jobs.push({ ...queue, name: queueName(queue.queue), members: [], isMember: false })
    else
      events.set(heard.event, [
        ...(events.get(heard.event) ?? []),
        { ...queue, name: heard.name, members: [], isMember: true },
      ])
  }
  return [...jobs, ...[...events].map(([event, members]) => eventRow(event, members))].toSorted(byWeight)
}

/** With the members of those that are open. */
export const shownRows = (rows: readonly QueueRow[], open: ReadonlySet<string>): QueueRow[] =>
  rows.flatMap((row) => (open.has(row.queue) ? [row, ...row.members] : [row]))

function eventRow(event: string, members: QueueRow[]): QueueRow {
  const sum = (part: 'waiting' | 'running' | 'failed') => members.reduce((total, one) => total + one[part], 0)
  const counted = members.flatMap(({ countedAt }) => countedAt ?? []).toSorted()
  return {
    queue: event,
    name: heardBy(members[0]!.queue)!.eventName,
    waiting: sum('waiting'),
    running: sum('running'),
    failed: sum('failed'),
    countedAt: counted[0] ?? null,
    members: members.toSorted(byWeight),
    isMember: false,
  }
}

const weightOf = ({ waiting, running, failed }: JobQueue) => failed * 1000 + waiting + running
const byWeight = (one: QueueRow, other: QueueRow) =>
  weightOf(other) - weightOf(one) || one.name.localeCompare(other.name, 'de-CH')
