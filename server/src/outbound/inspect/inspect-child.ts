// The child process: takes one file at a time and says what it is. Ends itself when a file costs too much memory or
// computing time. Computing time, not the clock's: a busy machine must not make an honest photograph look like a bomb.
import { setPriority } from 'node:os'

import { inspectDocument } from './document.ts'
import { Refused, type Inspection, type InspectionTask } from './inspection.ts'
import { inspectPicture } from './picture.ts'
import { inspectVideo } from './video.ts'

const MAX_BYTES = 640 * 1024 * 1024
const MAX_MS = 10_000
/** A drawing is small; one that takes longer than this was made to. */
const MAX_SVG_MS = 5_000
const WATCH_MS = 20

async function inspect(task: InspectionTask): Promise<Inspection> {
  try {
    if (task.kind === 'IMAGE') return await inspectPicture(task)
    if (task.kind === 'VIDEO') return await inspectVideo(task)
    return await inspectDocument(task)
  } catch (error) {
    return { outcome: 'refused', why: error instanceof Refused ? error.why : 'broken' }
  }
}

let current: { started: NodeJS.CpuUsage; limitMs: number } | null = null
const computedMs = (started: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

// Whoever waits for an answer goes first; a picture may take a little longer.
setPriority(5)

// Decoders run beside the event loop, so this is asked even while one of them is busy.
setInterval(() => {
  const isTooLong = current !== null && computedMs(current.started) > current.limitMs
  if (isTooLong || process.memoryUsage.rss() > MAX_BYTES) process.exit(70)
}, WATCH_MS).unref()

process.on('message', (task: InspectionTask) => {
  current = { started: process.cpuUsage(), limitMs: task.extension === 'svg' ? MAX_SVG_MS : MAX_MS }
  void inspect(task).then((inspection) => {
    current = null
    process.send?.(inspection)
  })
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
