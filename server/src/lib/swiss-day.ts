// The calendar day in Switzerland. Days are compared as days, so that neither midnight in UTC nor the two nights of
// changing clocks move anything.
const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich', dateStyle: 'short' })

/** yyyy-mm-dd */
export const swissDay = (instant: Date): string => format.format(instant)

const DAY_MS = 86_400_000

/** How many days later the second one is. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** 15.11.2026 */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('.')
