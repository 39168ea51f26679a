import { type Instant, zurichParts } from '../../lib/zurich-clock.ts'

/** By the time of day in Switzerland: Guten Morgen until 11, Hallo until 17, then Guten Abend. */
export function greeting(now: Instant) {
  const { hour } = zurichParts(now)
  if (hour < 11) return 'Guten Morgen'
  return hour < 17 ? 'Hallo' : 'Guten Abend'
}
