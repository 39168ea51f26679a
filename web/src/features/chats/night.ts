// Minors have their rest from 20:00 to 07:00, Swiss time: what is written then is told in the morning.
import { zurichDayNumber, zurichParts } from '../../lib/zurich-clock.ts'

export const isNight = (at: number) => {
  const { hour } = zurichParts(at)
  return hour >= 20 || hour < 7
}

export const isNightNow = () => isNight(Date.now())

/** The night that begins on this day; after midnight it is that of the day before. */
const nightOf = (at: number) => zurichDayNumber(at) - (zurichParts(at).hour < 7 ? 1 : 0)

/** Written in a night that is not over yet. */
export const isSameNight = (written: number, now: number) =>
  isNight(written) && isNight(now) && nightOf(written) === nightOf(now)
