// Start, stop and kill of our processes with a readiness wait; used by dev, e2e and fault tests.
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

import { root } from './root.ts'

export type ProcessSpec = {
  name: string
  command: string
  args: string[]
  /** The whole environment, so that a test decides what its processes see. */
  env: NodeJS.ProcessEnv
  /** Returns 2xx once the process is ready. */
  readyUrl: string
  /** Where it serves, if not at the origin of readyUrl. */
  url?: string
  onLine?: (line: string) => void
}

export type Exit = { code: number | null; signal: NodeJS.Signals | null }

export type Running = {
  name: string
  pid: number
  /** Where it serves. */
  url: string
  /** Origin of readyUrl: where it says how it is. */
  operations: string
  exited: Promise<Exit>
  /** Resolves when readyUrl answers 2xx; rejects with the last output if the process ends before. */
  ready(timeoutMs?: number): Promise<void>
  /** SIGTERM, then wait; SIGKILL when it does not leave in time. */
  stop(timeoutMs?: number): Promise<Exit>
  /** kill -9 of the process and its children. */
  kill(): Promise<Exit>
}

const KEPT_LINES = 40

// Their groups are not ours: without this they would outlive a parent that fails.
const groups = new Set<number>()
process.on('exit', () => {
  for (const group of groups) signalGroup(group, 'SIGKILL')
})

export async function startProcess(spec: ProcessSpec): Promise<Running> {
  const operations = new URL(spec.readyUrl).origin
  const { url = operations } = spec
  // Otherwise a leftover of an earlier run would answer the readiness check in our name.
  for (const { hostname, port } of [new URL(operations), new URL(url)])
    if (await isOpen(hostname, Number(port))) throw new Error(`${spec.name}: port ${port} is already in use`)

  // A group of its own, so that watchers and package managers end together with what they started.
  const child = spawn(spec.command, spec.args, {
    cwd: root,
    env: spec.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const tail: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      tail.push(line)
      if (tail.length > KEPT_LINES) tail.shift()
      spec.onLine?.(line)
    })
  }
  const exited = new Promise<Exit>((resolve) => {
    child.on('error', (error) => {
      tail.push(error.message)
      resolve({ code: 127, signal: null })
    })
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  let exit: Exit | undefined
  void exited.then((value) => (exit = value))
  const pid = child.pid ?? 0
  groups.add(pid)
  void exited.then(() => groups.delete(pid))

  return {
    name: spec.name,
    pid,
    url,
    operations,
    exited,
    async ready(timeoutMs = 30_000) {
      const deadline = Date.now() + timeoutMs
      while (!(await answers(spec.readyUrl))) {
        if (exit) throw new Error(`${spec.name} ended (${exit.signal ?? exit.code})\n${tail.join('\n')}`)
        if (Date.now() > deadline) {
          throw new Error(`${spec.name}: ${spec.readyUrl} did not answer in ${timeoutMs} ms\n${tail.join('\n')}`)
        }
        await sleep(100)
      }
    },
    async stop(timeoutMs = 15_000) {
      signalGroup(pid, 'SIGTERM')
      // Unreferenced: the timer of a process that left at once must not keep us alive.
      const left = await Promise.race([exited, sleep(timeoutMs, undefined, { ref: false })])
      if (left) return left
      spec.onLine?.(`does not stop within ${timeoutMs} ms, killing it`)
      signalGroup(pid, 'SIGKILL')
      return exited
    },
    kill() {
      signalGroup(pid, 'SIGKILL')
      return exited
    },
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    // 0 would be our own group: the child never started.
    if (pid > 0) process.kill(-pid, signal)
  } catch {
    // Already gone.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    socket.on('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
