// What was called, when, with which key, and what was answered: lines of JSON that are only ever added. Everything the
// checker judges stands here or is read at the end (reads.ts).
import { appendFileSync, readFileSync } from 'node:fs'

import type { Second } from './soak/crowd.ts'

/** What a call leaves behind, found again by the key that stands in its text. */
export const things = ['activity', 'application', 'assignment', 'mark', 'post', 'comment', 'message', 'file'] as const
export type Thing = (typeof things)[number]

/**
 * done: acknowledged. refused: the product said no, and no try before it may have gone through. unknown: no answer, or
 * one that leaves open whether it happened.
 */
export type Outcome = 'done' | 'refused' | 'unknown'

/** Milliseconds since the run began. */
interface Timed {
  at: number
}

export interface Called extends Timed {
  line: 'call'
  end: number
  who: string
  /** A key of the contract, or `writeMessage` for the live channel. */
  call: string
  /** One wish, however often it was tried. */
  key: string
  outcome: Outcome
  /** What was answered, try by try: a status, or the name of what was thrown. */
  answers: (number | string)[]
  /** Absent: the call only reads. */
  writes?: true
  /** What it makes, and its id as answered. */
  thing?: Thing
  id?: string
  /** The row it is about, and the status it asks for. */
  target?: string
  wants?: string
  /** It should have been refused: an infected file. */
  infected?: true
}

/** Somebody knocked where nobody may let them in. */
export interface Knocked extends Timed {
  line: 'knock'
  who: string
  call: string
  status: number | string
}

/** A session was ended (acknowledged at `ended`), and its token was tried once more. */
export interface Revoked extends Timed {
  line: 'revoked'
  who: string
  ended: number
  status: number | string
}

/** How a process says it is. */
export interface Seen extends Timed {
  line: 'seen'
  process: string
  ready: number | string
  healthy: number | string
}

/** What a process holds. */
export interface Weighed extends Timed {
  line: 'weighed'
  process: string
  pid: number
  megabytes: number
  files: number
}

/** After a fault: when everybody in the chats heard a new word again. */
export interface Heard extends Timed {
  line: 'heard'
  who: string
  /** Since the fault was over; null: not within the time. */
  ms: number | null
}

export interface Fault extends Timed {
  line: 'fault'
  name: string
  /** The harm was done: `at` it was only ordered. */
  hurt: number
  /** The harm was over, its window was over. */
  over: number
  end: number
  twoWrote: boolean
  /** Seconds from the end of the harm until everything was ready again; null: not by itself. */
  backSeconds: number | null
}

/** A second of everybody else's (soak/crowd.ts). */
export interface Crowded extends Timed, Second {
  line: 'crowd'
}

/** What is kept, and how many jobs wait. */
export interface Kept extends Timed {
  line: 'tables'
  tables: { name: string; rows: number; bytes: number }[]
  waiting: number
}

/** Shares since the last look: of all processors, what the host took away; of the time, in which all waited for the disk (machine.ts). */
export interface Machine extends Timed {
  line: 'machine'
  stolen: number
  stalled: number
}

export type Line = Called | Knocked | Revoked | Seen | Weighed | Heard | Fault | Crowded | Kept | Machine

type Untimed<One> = One extends Line ? Omit<One, 'at'> & { at?: number } : never

export interface History {
  file: string
  /** Milliseconds since the run began. */
  now(): number
  note(line: Untimed<Line>): void
  lines(): Line[]
}

/** In memory, too: the file is for who comes later, and for what is left of a run that broke off. */
export function openHistory(file: string): History {
  const begun = performance.now()
  const now = () => Math.round(performance.now() - begun)
  const kept: Line[] = []
  return {
    file,
    now,
    note(line) {
      const timed = { at: now(), ...line } as Line
      kept.push(timed)
      appendFileSync(file, `${JSON.stringify(timed)}\n`)
    },
    lines: () => kept,
  }
}

export const readHistory = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((text) => JSON.parse(text) as Line)

/** All lines of one kind. */
export const linesOf = <Kind extends Line['line']>(lines: readonly Line[], kind: Kind) =>
  lines.filter((one): one is Extract<Line, { line: Kind }> => one.line === kind)
