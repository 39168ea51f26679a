// Watches a child from outside: one that is stuck in a loop cannot watch itself. Computing time, not only the clock's: on a
// busy machine the clock made honest photographs look like bombs.
import { readFileSync } from 'node:fs'

import type { FileKind } from '@werkplatz/contract/files/kinds.ts'

export interface Limits {
  /** Computing, all its threads together. */
  cpuMs: number
  /** By the clock, for one that waits without computing. Generous: a machine under load stands still for seconds. */
  clockMs: number
}

export const limitsOf: Record<FileKind, Limits> = {
  IMAGE: { cpuMs: 5_000, clockMs: 20_000 },
  DOCUMENT: { cpuMs: 5_000, clockMs: 20_000 },
  VIDEO: { cpuMs: 10_000, clockMs: 45_000 },
}

const MAX_BYTES = 640 * 1024 * 1024
const WATCH_MS = 25
/** Linux counts in these everywhere but on a few old machines. */
const TICK_MS = 10
const PAGE_BYTES = 4_096

/** Calls `tooMuch` once when the process, with all it has started, exceeds a limit. Returns how to stop watching. */
export function watch(pid: number, limits: Limits, tooMuch: () => void): () => void {
  const before = usageOf(pid).cpuMs
  const started = performance.now()
  const timer = setInterval(() => {
    const { cpuMs, bytes } = usageOf(pid)
    const isTooLong = cpuMs - before > limits.cpuMs || performance.now() - started > limits.clockMs
    if (!isTooLong && bytes <= MAX_BYTES) return
    clearInterval(timer)
    tooMuch()
  }, WATCH_MS)
  return () => clearInterval(timer)
}

interface Usage {
  cpuMs: number
  bytes: number
}

/** Of the process and its descendants: what confines a child stands between it and us. Nothing where there is no /proc. */
function usageOf(pid: number): Usage {
  const usage: Usage = { cpuMs: 0, bytes: 0 }
  for (const one of [pid, ...descendantsOf(pid)]) {
    // The name may hold anything, so the fields are counted from behind it; the first is the state, number 3 in proc(5).
    const stat = read(`/proc/${one}/stat`)
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    usage.cpuMs += (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS
    usage.bytes += Number(fields[21] ?? 0) * PAGE_BYTES
  }
  return usage
}

function descendantsOf(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.flatMap((child) => [child, ...descendantsOf(child)])
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    // Ended meanwhile.
    return ''
  }
}
