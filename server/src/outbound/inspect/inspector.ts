// Decoding somebody else's bytes happens in child processes: a crash, a flood of pixels or an endless loop costs one
// child, never the worker. A child has a folder of its own and is watched from here.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { ChildTask, Inspection, InspectionTask } from './inspection.ts'
import { confined, detectConfinement, type Confinement } from './sandbox.ts'
import { takeOver } from './take-over.ts'
import { limitsOf, watch } from './watchdog.ts'

export interface Inspector {
  /** Starts the children now: the first file need not wait for them. Answers how they are kept apart from everything. */
  warm(): Promise<Confinement>
  inspect(task: InspectionTask): Promise<Inspection>
  close(): void
}

export interface InspectorOptions {
  /** Fails instead of going on with less than all layers. */
  isConfinementRequired?: boolean
  /** Another child, for tests that need one which misbehaves. */
  script?: string
  /** Instead of what this machine allows, for tests. */
  confinement?: Confinement
}

/** One more than a person may keep busy at once (file.jobs.ts): somebody else's file always finds one free. */
const CHILDREN = 3
/** Whatever a decoder leaks goes with the child. */
const TASKS_PER_CHILD = 100
const START_MS = 30_000

const ownScript = fileURLToPath(new URL('./inspect-child.ts', import.meta.url))

interface Child {
  process: ChildProcess
  own: string
  /** It has loaded its readers: only from then on does a file's time run. */
  ready: Promise<boolean>
  tasks: number
}

export function openInspector(options: InspectorOptions = {}): Inspector {
  const { isConfinementRequired = false, script = ownScript } = options
  const base = mkdtempSync(join(tmpdir(), 'werkplatz-inspect-'))
  const idle: Child[] = []
  const all = new Set<ChildProcess>()
  const waiting: (() => void)[] = []
  let running = 0
  let isClosed = false
  let detected: Promise<Confinement> | undefined

  const confinement = async () => {
    const by = options.confinement ?? (await (detected ??= detectConfinement(base)))
    if (isConfinementRequired && by !== 'bubblewrap') {
      throw new Error('FILE_SANDBOX=required, but bubblewrap is missing or this kernel does not let it work')
    }
    return by
  }

  const newChild = (by: Confinement): Child => {
    const own = mkdtempSync(join(base, 'child-'))
    const { file, args } = confined(by, script, own, script === ownScript ? [] : [script])
    // No environment: the child knows no key and no address.
    const process = spawn(file, args, { env: {}, cwd: own, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    all.add(process)
    process.on('error', () => {})
    process.once('exit', () => {
      all.delete(process)
      const at = idle.findIndex((child) => child.process === process)
      if (at >= 0) idle.splice(at, 1)
      rmSync(own, { recursive: true, force: true })
    })
    // A child at rest must not keep the worker from ending.
    process.unref()
    process.channel?.unref()
    const ready = new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => process.kill('SIGKILL'), START_MS).unref()
      const say = (isUp: boolean) => () => {
        clearTimeout(timer)
        resolve(isUp)
      }
      process.once('message', say(true))
      process.once('exit', say(false))
      process.once('error', say(false))
    })
    return { process, own, ready, tasks: 0 }
  }

  const run = (child: Child, task: ChildTask) =>
    new Promise<unknown>((resolve) => {
      const heavy = { outcome: 'refused', why: 'too_heavy' }
      const end = (answer: unknown) => {
        stopWatching()
        child.process.off('message', end)
        child.process.off('exit', crashed)
        resolve(answer)
      }
      const crashed = () => end(heavy)
      const stopWatching = watch(child.process.pid!, limitsOf[task.kind], () => {
        child.process.kill('SIGKILL')
        end(heavy)
      })
      child.process.on('message', end)
      child.process.once('exit', crashed)
      child.process.send(task, (error) => error && crashed())
    })

  const inspectWith = async (child: Child, task: InspectionTask): Promise<Inspection> => {
    // No child to ask says nothing about the file.
    if (!(await child.ready)) throw new Error('the inspector could not start')
    const [path, folder] = [join(child.own, 'upload'), join(child.own, 'clean')]
    await mkdir(folder)
    await copyFile(task.path, path)
    const answer = await run(child, { path, folder, extension: task.extension, kind: task.kind })
    const inspection = await takeOver(answer, folder, task)
    await Promise.all([path, folder].map((left) => rm(left, { recursive: true, force: true })))
    return inspection
  }

  return {
    async warm() {
      const by = await confinement()
      while (all.size < CHILDREN) idle.push(newChild(by))
      return by
    },
    async inspect(task) {
      const by = await confinement()
      if (running >= CHILDREN) await new Promise<void>((go) => waiting.push(go))
      else running += 1
      try {
        // The one that has rested longest: another may just be starting.
        const child = idle.shift() ?? newChild(by)
        let isFit = false
        child.process.ref()
        try {
          const inspection = await inspectWith(child, task)
          child.tasks += 1
          const { exitCode, signalCode, killed } = child.process
          isFit = child.tasks < TASKS_PER_CHILD && exitCode === null && signalCode === null && !killed
          return inspection
        } finally {
          child.process.unref()
          if (!isFit) child.process.kill('SIGKILL')
          // Its successor starts now, not when the next file is there.
          if (!isClosed) idle.push(isFit ? child : newChild(by))
        }
      } finally {
        // The place goes to the next in line, or is given back.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    close() {
      isClosed = true
      for (const process of all) process.kill('SIGKILL')
      rmSync(base, { recursive: true, force: true })
    },
  }
}
