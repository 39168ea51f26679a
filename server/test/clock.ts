import type { Clock } from '../src/lib/clock.ts'

/** A clock the test moves by hand. */
export function movableClock(start = new Date()): Clock & { add(seconds: number): void } {
  let now = start.getTime()
  return { now: () => new Date(now), add: (seconds) => void (now += seconds * 1000) }
}

/** Noon in Zurich, more or less: at night no mail goes to minors. */
export const atNoon: Clock = { now: () => new Date(`${new Date().toISOString().slice(0, 10)}T11:00:00Z`) }
