// What every part of the load is handed: where to call, where to write down, and when to end.
import type { History } from '../history.ts'

/** The latest things of the crews: what strangers try to reach. */
export interface Known {
  activity?: string
  application?: string
  assignment?: string
  file?: string
  semester?: string
  apprentice?: string
  chat?: string
}

export interface Field {
  /** https://localhost:<port> */
  edge: string
  history: History
  known: Known
  /** Nobody tries what they may not: no stranger knocks, no ended session is tried. */
  isCalm: boolean
  isOver(): boolean
  /** How often each creating call is sent at once: a storm of retries (X21). */
  times(): number
}
