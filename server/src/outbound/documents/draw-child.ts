// The child process: draws one document at a time. Ends itself when one costs too much memory or computing time.
import { setPriority } from 'node:os'

import { drawSheet } from './draw-sheet.ts'
import { loadPictures } from './pictures.ts'
import type { Sheet } from './sheet.ts'

const MAX_BYTES = 512 * 1024 * 1024
const MAX_MS = 8_000
const WATCH_MS = 50

let started: NodeJS.CpuUsage | null = null

// Whoever waits for an answer of a page goes first; a document may take a little longer.
setPriority(10)

setInterval(() => {
  const { user, system } = started ? process.cpuUsage(started) : { user: 0, system: 0 }
  if ((user + system) / 1_000 > MAX_MS || process.memoryUsage.rss() > MAX_BYTES) process.exit(70)
}, WATCH_MS).unref()

process.on('message', (sheet: Sheet) => {
  started = process.cpuUsage()
  void loadPictures(sheet)
    .then((pictures) => drawSheet(sheet, pictures))
    .then(
      (bytes) => process.send?.({ result: bytes }),
      (error: Error) => process.send?.({ error: error.message }),
    )
    .finally(() => (started = null))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
