// The outside world as small functions. Only jobs and listeners are handed it, so no transaction waits on a network.
import type { Bus } from './bus.ts'
import type { Documents } from './documents/documents.ts'
import type { Inspector } from './inspect/inspector.ts'
import type { Mailer } from './mail.ts'
import type { Scanner } from './scanner.ts'
import type { Storage } from './storage.ts'

export interface Outbound {
  bus: Bus
  mail: Mailer
  storage: Storage
  scanner: Scanner
  inspector: Inspector
  documents: Documents
}
