// The child process: takes one file at a time and says what it is. Ends itself when it holds too much memory.
import { inspectDocument } from './document.ts'
import { Refused, type Inspection, type InspectionTask } from './inspection.ts'
import { inspectPicture } from './picture.ts'
import { inspectVideo } from './video.ts'

const MAX_BYTES = 640 * 1024 * 1024
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

// Decoders run beside the event loop, so this is asked even while one of them is busy.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_BYTES) process.exit(70)
}, WATCH_MS).unref()

process.on('message', (task: InspectionTask) => {
  void inspect(task).then((inspection) => process.send?.(inspection))
})
process.on('disconnect', () => process.exit(0))
