// Taking back what was only put in the queue in case (db/outbox.ts), many in one statement. A job that is not taken back
// in time runs and repeats what was done, which must be harmless anyway.
import type { Log } from '../lib/log.ts'
import type { QueueClient } from './queue.ts'

export interface InCase {
  takeBack(job: { name: string }, id: string): void
  stop(): Promise<void>
}

const COLLECT_MS = 500

export function inCase(queue: Pick<QueueClient, 'takeBack'>, log: Log): InCase {
  const done = new Map<string, string[]>()
  const takeBackAll = async () => {
    const all = [...done]
    done.clear()
    for (const [name, ids] of all)
      await queue.takeBack(name, ids).catch((error: unknown) => log.warn({ err: error, name }, 'jobs not taken back'))
  }
  const timer = setInterval(() => void takeBackAll(), COLLECT_MS)
  timer.unref()
  return {
    takeBack({ name }, id) {
      const ids = done.get(name)
      if (ids) ids.push(id)
      else done.set(name, [id])
    },
    stop() {
      clearInterval(timer)
      return takeBackAll()
    },
  }
}
