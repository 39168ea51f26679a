// Heavy work in a few child processes, one task at a time each: it never takes the event loop of whoever asks, and what
// crashes or hangs costs one child. Tasks beyond the bound are refused at once instead of waiting for ever.
import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface PoolOptions {
  /** Returns 'ready' when it has loaded, then `{ result }` or `{ error }` to each message. */
  script: URL
  children: number
  /** How many may wait beside those at work. */
  waiting: number
  /** For a child that no longer watches itself. */
  limitMs: number
  /** Whatever a library leaks goes with the child. */
  tasksPerChild: number
  memoryMb: number
}

export interface ChildPool<Task, Result> {
  /** Starts the children now: the first task need not wait for them. */
  warm(): void
  /** Rejects with PoolBusy, or with the reason of the signal when it is aborted: a child at work on it is ended. */
  run(task: Task, signal?: AbortSignal): Promise<Result>
  close(): void
}

export class PoolBusy extends Error {}

type Said<Result> = { result: Result } | { error: string }

interface Child {
  process: ChildProcess
  ready: Promise<void>
  tasks: number
  /** Ended, by itself or by a signal, or never started. */
  isGone: boolean
}

export function childPool<Task extends object, Result>(options: PoolOptions): ChildPool<Task, Result> {
  const idle: Child[] = []
  const all = new Set<ChildProcess>()
  const waiting: (() => void)[] = []
  let running = 0

  const newChild = (): Child => {
    // No environment: the child knows no key and no address.
    const process = fork(fileURLToPath(options.script), {
      env: {},
      execArgv: [`--max-old-space-size=${options.memoryMb}`],
      stdio: 'ignore',
      serialization: 'advanced',
    })
    all.add(process)
    const goes = () => {
      child.isGone = true
      all.delete(process)
      const at = idle.indexOf(child)
      if (at >= 0) idle.splice(at, 1)
    }
    process.on('error', goes)
    process.once('exit', goes)
    // A child at rest must not keep the process from ending.
    process.unref()
    process.channel?.unref()
    const ready = new Promise<void>((resolve) => {
      process.once('message', () => resolve())
      process.once('exit', () => resolve())
    })
    const child: Child = { process, ready, tasks: 0, isGone: false }
    return child
  }

  const takeTurn = async (signal?: AbortSignal) => {
    signal?.throwIfAborted()
    if (running < options.children) return void (running += 1)
    if (waiting.length >= options.waiting) throw new PoolBusy('too many tasks wait already')
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(signal!.reason as Error)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(go)
    })
  }

  /** The turn goes straight to the next in line; only when nobody waits does it become free. */
  const endTurn = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  const hand = (child: Child, task: Task, signal?: AbortSignal) =>
    new Promise<Result>((resolve, reject) => {
      let isOver = false
      const end = (error: Error | null, result?: Result) => {
        isOver = true
        clearTimeout(timer)
        child.process.off('message', heard)
        child.process.off('exit', crashed)
        child.process.off('error', crashed)
        signal?.removeEventListener('abort', stop)
        if (error) reject(error)
        else resolve(result!)
      }
      const heard = (said: Said<Result>) => ('error' in said ? end(new Error(said.error)) : end(null, said.result))
      const crashed = () => end(new Error('the child process ended'))
      const kill = (error: Error) => {
        end(error)
        child.process.kill('SIGKILL')
      }
      const stop = () => kill(signal!.reason as Error)
      const timer = setTimeout(() => kill(new Error('the child process took too long')), options.limitMs)
      child.process.once('exit', crashed)
      child.process.once('error', crashed)
      signal?.addEventListener('abort', stop, { once: true })
      if (signal?.aborted) return stop()
      void child.ready.then(() => {
        if (isOver) return
        child.process.on('message', heard)
        child.process.send(task, (error) => error && crashed())
      })
    })

  return {
    warm() {
      while (all.size < options.children) idle.push(newChild())
    },
    async run(task, signal) {
      await takeTurn(signal)
      const child = idle.pop() ?? newChild()
      try {
        return await hand(child, task, signal)
      } finally {
        child.tasks += 1
        const isDone = child.tasks >= options.tasksPerChild || child.isGone || child.process.killed
        if (isDone) child.process.kill('SIGKILL')
        else idle.push(child)
        endTurn()
      }
    },
    close() {
      for (const process of all) process.kill('SIGKILL')
    },
  }
}
