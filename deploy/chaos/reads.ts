// What is there when the storm is over: rows of the primary, mails in the inbox, objects in the store, and what people
// read through the edge. Only facts; the judging is done in invariants/.

/** A row that a call of the load made, found by the key in its text. */
export interface Row {
  thing: string
  key: string
  id: string
  status: string | null
}

/** One step of an audit trail. */
export interface Step {
  resource: string
  id: string
  verb: string
  from: string | null
  to: string | null
}

export interface Notified {
  kind: string
  target: string
  recipient: string
  times: number
}

export interface Counted {
  what: string
  id: string
  kept: number
  counted: number
  /** Never more than this. */
  most?: number
}

export interface KeptMessage {
  chat: string
  number: number
  id: string
}

export interface KeptFile {
  id: string
  status: string
  keys: string[]
}

/** What one device of a person knows of one chat: heard live, and read afterwards what it had missed. */
export interface View {
  who: string
  chat: string
  known: [number: number, id: string][]
  wrong: string[]
}

export interface Reads {
  rows: Row[]
  /** Ids that their maker could read through the edge, of those that were asked for. */
  asked: string[]
  readable: string[]
  trail: Step[]
  notified: Notified[]
  mails: { id: string; isOpen: boolean; isSent: boolean }[]
  /** Message-IDs in the inbox, one for each mail that arrived. */
  inbox: string[]
  /** Due jobs by queue, and seconds until there were none. */
  waiting: { queue: string; jobs: number }[]
  drainedSeconds: number
  buried: number
  messages: KeptMessage[]
  views: View[]
  files: KeptFile[]
  objects: string[]
  counts: Counted[]
  /** Lines of the logs that nobody wants to see, with the process that wrote them. */
  alarms: { process: string; text: string }[]
}
