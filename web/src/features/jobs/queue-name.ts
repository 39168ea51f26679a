import labels from '@werkplatz/content/labels/jobs.json'
import { LISTENER_QUEUES } from '@werkplatz/contract/jobs/words.ts'

import { fillIn } from '../../lib/fill-in.ts'

const names: Readonly<Record<string, string>> = labels.names

export interface Heard {
  event: string
  /** What happened. */
  eventName: string
  /** What is done about it. */
  name: string
}

const heard: ReadonlyMap<string, Heard> = new Map(
  Object.entries(labels.events).flatMap(([event, { name: eventName, listeners }]) =>
    Object.entries(listeners).map(([listener, name]) => [`${LISTENER_QUEUES}${listener}`, { event, eventName, name }]),
  ),
)

/** Undefined: a job of its own, heard of no event. */
export const heardBy = (queue: string) => heard.get(queue)

/** In one line, where nothing around it says which event it is. */
export function queueName(queue: string): string {
  const one = heard.get(queue)
  if (one) return fillIn(labels.listenerOf, { event: one.eventName, listener: one.name })
  // Only of a version that is not this one: the words of all queues are tested.
  return names[queue] ?? labels.unknown
}
