// Remembers what stays the same for a minute and costs something to make. Holds so many at most: memory must not grow
// with what is asked for.
import type { Clock } from './clock.ts'

const MINUTE_MS = 60_000

/** `recall(name, make)`: made once in a minute of the clock; `make` is told when that minute began. */
export function rememberedByMinute(clock: Clock, most: number) {
  let current = 0
  let made = new Map<string, string>()
  return (name: string, make: (minute: Date) => string): string => {
    const minute = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS
    if (minute !== current) {
      current = minute
      made = new Map()
    }
    const known = made.get(name)
    if (known !== undefined) return known
    // All at once: who is asked for most is back first, and nobody keeps books about it.
    if (made.size >= most) made = new Map()
    const value = make(new Date(minute))
    made.set(name, value)
    return value
  }
}
