// What the machine takes away from everybody on it: processors, by the host of a virtual one (`steal`), and the disk. Nothing of
// ours waits for itself then, and everything waits. It excuses nothing; it tells where to look.
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import { linesOf, type History, type Line, type Machine } from './history.ts'

const LOOK_EVERY_MS = 10_000
const PRESSURE = '/proc/pressure/io'

interface Ticks {
  all: number
  stolen: number
}

/** The first line of /proc/stat: user nice system idle iowait irq softirq steal guest guest_nice; guests are in user and nice. */
export function ticksOf(stat: string): Ticks {
  const ticks = stat.slice(0, stat.indexOf('\n')).trim().split(/\s+/).slice(1, 9).map(Number)
  return { all: ticks.reduce((sum, one) => sum + one, 0), stolen: ticks[7] ?? 0 }
}

export const stolenBetween = (before: Ticks, after: Ticks): number =>
  after.all > before.all ? (after.stolen - before.stolen) / (after.all - before.all) : 0

/** Microseconds since boot in which nobody went on, all that had work waiting for a disk. */
export const stalledOf = (pressure: string): number => Number(/^full .*total=(\d+)/m.exec(pressure)?.[1] ?? 0)

const read = () => ({
  at: performance.now(),
  ticks: ticksOf(readFileSync('/proc/stat', 'utf8')),
  // Not every kernel counts it.
  stalled: existsSync(PRESSURE) ? stalledOf(readFileSync(PRESSURE, 'utf8')) : 0,
})

const rounded = (share: number) => Number(share.toFixed(3))

export async function lookAtMachine(history: History, isOver: () => boolean): Promise<void> {
  let before = read()
  while (!isOver()) {
    await pause(LOOK_EVERY_MS)
    const after = read()
    history.note({
      line: 'machine',
      stolen: rounded(stolenBetween(before.ticks, after.ticks)),
      stalled: rounded((after.stalled - before.stalled) / 1_000 / (after.at - before.at)),
    })
    before = after
  }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

export function machineTold(lines: readonly Line[]): string {
  const looks = linesOf(lines, 'machine')
  const told = (one: (look: Machine) => number) => {
    const all = looks.map(one)
    const average = all.reduce((sum, share) => sum + share, 0) / Math.max(1, all.length)
    return `${percent(average)}, ${percent(Math.max(0, ...all))} in the worst ten seconds`
  }
  return `the host took of the processors ${told((look) => look.stolen)}; all waited for the disk ${told((look) => look.stalled)}`
}
