// Chance that is the same at every run: the same seed gives the same people.

export interface Chance {
  /** From 0 up to, but not, 1. */
  next: () => number
  between: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
}

/** Mulberry32: small, fast and even enough for names and dates. */
export function seeded(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
  }
}
