// The outside world as small functions. Only jobs and listeners are handed it, so no transaction waits on a network.
import type { Bus } from './bus.ts'
import type { Mailer } from './mail.ts'

export interface Outbound {
  bus: Bus
  mail: Mailer
}
