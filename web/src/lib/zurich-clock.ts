// Calendar arithmetic in Swiss wall-clock time, whatever the time zone of the device.

export type Instant = Date | string | number

export type ZurichParts = { year: number; month: number; day: number; hour: number; minute: number }

const DAY = 86_400_000

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** Reads a date, an ISO string or epoch milliseconds; throws on anything that is no point in time. */
export function toDate(instant: Instant): Date {
  const date = instant instanceof Date ? instant : new Date(instant)
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a point in time: ${String(instant)}`)
  return date
}

export function zurichParts(instant: Instant): ZurichParts {
  const found: Record<string, number> = {}
  for (const part of clock.formatToParts(toDate(instant))) found[part.type] = Number(part.value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = found
  return { year, month, day, hour, minute }
}

/** Number of the calendar day in Zurich: differences are whole days even when a day has 23 or 25 hours. */
export function zurichDayNumber(instant: Instant): number {
  const { year, month, day } = zurichParts(instant)
  return Date.UTC(year, month - 1, day) / DAY
}

/** Number of a plain day (2026-11-15), which names no instant: no time zone may shift it. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY

/** The plain day of a number. */
export const plainDay = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10)
