// Decoding somebody else's bytes happens in child processes: a crash, a flood of pixels or an endless loop costs one
// child, never the worker. At most two at once; a child watches its own memory and computing time.
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Inspection, InspectionTask } from './inspection.ts'

export interface Inspector {
  /** Starts the children now: the first file need not wait for them. */
  warm(): void
  inspect(task: InspectionTask): Promise<Inspection>
  close(): void
}

const CHILDREN = 2
/** For a child that no longer watches itself; its own limit is ten seconds of computing. */
const LIMIT_MS = 30_000
/** Whatever a decoder leaks goes with the child. */
const TASKS_PER_CHILD = 100

const script = fileURLToPath(new URL('./inspect-child.ts', import.meta.url))

interface Child {
  process: ChildProcess
  /** It has loaded its readers: only from then on does a file's time run. */
  ready: Promise<void>
  tasks: number
}

export function openInspector(): Inspector {
  const idle: Child[] = []
  const all = new Set<ChildProcess>()
  const waiting: (() => void)[] = []
  let running = 0

  const newChild = (): Child => {
    // No environment: the child knows no key and no address.
    const process = fork(script, { env: {}, execArgv: ['--max-old-space-size=256'], stdio: 'ignore' })
    all.add(process)
    process.on('error', () => {})
    process.once('exit', () => {
      all.delete(process)
      const at = idle.findIndex((child) => child.process === process)
      if (at >= 0) idle.splice(at, 1)
    })
    // A child at rest must not keep the worker from ending.
    process.unref()
    process.channel?.unref()
    const ready = new Promise<void>((resolve) => {
      process.once('message', () => resolve())
      // One that cannot even start is noticed when it is handed its file.
      process.once('exit', () => resolve())
    })
    return { process, ready, tasks: 0 }
  }

  const run = (child: Child, task: InspectionTask) =>
    new Promise<Inspection>((resolve) => {
      const heavy: Inspection = { outcome: 'refused', why: 'too_heavy' }
      const end = (inspection: Inspection) => {
        clearTimeout(timer)
        child.process.off('message', end)
        child.process.off('exit', crashed)
        resolve(inspection)
      }
      const crashed = () => end(heavy)
      const timer = setTimeout(() => {
        child.process.kill('SIGKILL')
        end(heavy)
      }, LIMIT_MS)
      child.process.on('message', end)
      child.process.once('exit', crashed)
      child.process.send(task, (error) => error && crashed())
    })

  return {
    warm() {
      while (all.size < CHILDREN) idle.push(newChild())
    },
    async inspect(task) {
      if (running >= CHILDREN) await new Promise<void>((go) => waiting.push(go))
      running += 1
      const child = idle.pop() ?? newChild()
      try {
        await child.ready
        const inspection = await run(child, task)
        child.tasks += 1
        const isDone = child.tasks >= TASKS_PER_CHILD || child.process.exitCode !== null || child.process.killed
        if (isDone) child.process.kill('SIGKILL')
        else idle.push(child)
        return inspection
      } finally {
        running -= 1
        waiting.shift()?.()
      }
    },
    close() {
      for (const process of all) process.kill('SIGKILL')
    },
  }
}
