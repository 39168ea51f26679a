// What the host of a virtual machine takes away (`steal`): nothing of ours waits for itself then, and everything waits.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

import type { History } from '../history.ts'

const LOOK_EVERY_MS = 10_000

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

const read = () => ticksOf(readFileSync('/proc/stat', 'utf8'))

export async function lookAtMachine(history: History, isOver: () => boolean): Promise<void> {
  let before = read()
  while (!isOver()) {
    await pause(LOOK_EVERY_MS)
    const after = read()
    history.note({ line: 'machine', stolen: Number(stolenBetween(before, after).toFixed(3)) })
    before = after
  }
}
