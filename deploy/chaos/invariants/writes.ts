// I1 and I2: what was acknowledged is there, what was refused is not, and nothing is there twice.
import { linesOf, type Called, type Line } from '../history.ts'
import type { Reads } from '../reads.ts'

const made = (lines: readonly Line[]) => linesOf(lines, 'call').filter(({ thing }) => thing)
const named = ({ who, call, key, at }: Called) => `${call} of ${who} at ${(at / 1_000).toFixed(1)} s (${key})`

/** How often what a call made is there. Counted once: after hours there are tens of thousands of each. */
function copiesIn({ rows }: Reads): (call: Called) => number {
  const counted = Map.groupBy(rows, ({ thing, key }) => `${thing} ${key}`)
  return ({ thing, key }) => counted.get(`${thing} ${key}`)?.length ?? 0
}

/** Acknowledged and not there. */
export function missing(lines: readonly Line[], reads: Reads): Called[] {
  const copiesOf = copiesIn(reads)
  return made(lines).filter((call) => call.outcome === 'done' && copiesOf(call) === 0)
}

/** I1: every acknowledged write is readable: there, in the status that was acknowledged, and by who made it. */
export function acknowledgedIsThere(lines: readonly Line[], reads: Reads): string[] {
  const lost = missing(lines, reads).map((call) => `lost: ${named(call)}`)
  const readable = new Set(reads.readable)
  const hidden = reads.asked.filter((id) => !readable.has(id)).map((id) => `there, but its maker cannot read it: ${id}`)
  // Signing in is a write, too: who is signed in stays so.
  const forgotten = linesOf(lines, 'call')
    .filter(({ call, answers }) => call !== 'login' && answers.at(-1) === 401)
    .map((call) => `signed in and not known: ${named(call)}`)
  return [...lost, ...hidden, ...forgotten, ...undone(lines, reads)]
}

/** A move that was acknowledged must have left its step in the trail: the row may have moved on since. */
function undone(lines: readonly Line[], { trail }: Reads): string[] {
  const steps = new Set(trail.map(({ id, to }) => `${id} ${to}`))
  return linesOf(lines, 'call')
    .filter(({ outcome, target, wants }) => outcome === 'done' && target && wants)
    .filter(({ target, wants }) => !steps.has(`${target} ${wants}`))
    .map((call) => `acknowledged and not done: ${named(call)} to ${call.wants}`)
}

/** I2: refused writes are absent, unknown ones there at most once, and so are acknowledged ones, however often tried. */
export function nothingTwice(lines: readonly Line[], reads: Reads): string[] {
  const copiesOf = copiesIn(reads)
  return made(lines).flatMap((call) => {
    const copies = copiesOf(call)
    if (call.outcome === 'refused' && !call.infected && copies > 0) return `refused and there: ${named(call)}`
    return copies > 1 ? `${copies} times there: ${named(call)}` : []
  })
}
