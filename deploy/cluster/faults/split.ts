// Did two nodes acknowledge writes at once?

export interface Seen {
  /** Milliseconds since the trial began. */
  at: number
  node: number
  says: string
  wrote: boolean
}

/** Longer than a switch there and back could be. */
const APART_MS = 15_000

/** A wrote, B wrote, A wrote again, all within seconds: neither had stopped. */
export function wroteBoth(seen: readonly Seen[]): boolean {
  const writes = seen.filter(({ wrote }) => wrote)
  return writes.some(({ node, at }, i) => {
    const before = writes.slice(0, i)
    const own = before.findLastIndex((one) => one.node === node)
    const someoneBetween = own >= 0 && own < i - 1
    return someoneBetween && at - before[own]!.at < APART_MS
  })
}
