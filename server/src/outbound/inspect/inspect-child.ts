// The child process: takes one file at a time and says what it is. It is not trusted: the parent decides how long it may
// take, how much memory it may have, and where it may look (sandbox.ts, watchdog.ts).
import { getPriority, setPriority } from 'node:os'

import { inspectDocument } from './document.ts'
import { Refused, type ChildTask, type Found } from './inspection.ts'
import { inspectPicture } from './picture.ts'
import { inspectVideo } from './video.ts'

async function inspect(task: ChildTask): Promise<Found> {
  try {
    if (task.kind === 'IMAGE') return await inspectPicture(task)
    if (task.kind === 'VIDEO') return await inspectVideo(task)
    return await inspectDocument(task)
  } catch (error) {
    return { outcome: 'refused', why: error instanceof Refused ? error.why : 'broken' }
  }
}

// Whoever waits for an answer goes first; a picture may take a little longer.
if (getPriority() < 5) setPriority(5)

process.on('message', (task: ChildTask) => void inspect(task).then((found) => process.send?.(found)))
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
