// Wall time where our people live. Stored time is UTC; Intl knows the clock changes.
const parts = new Intl.DateTimeFormat('de-CH', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export interface ZurichTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

export function zurichTime(at: Date): ZurichTime {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return found as unknown as ZurichTime
}

const two = (value: number) => String(value).padStart(2, '0')

/** 15.11.2026, 14:05 */
export function zurichText(at: Date): string {
  const { year, month, day, hour, minute } = zurichTime(at)
  return `${two(day)}.${two(month)}.${year}, ${two(hour)}:${two(minute)}`
}

/** The calendar day, as stored. */
export function zurichDay(at: Date): string {
  const { year, month, day } = zurichTime(at)
  return `${year}-${two(month)}-${two(day)}`
}

/** The next moment at which clocks in Zurich show this full hour. */
export function nextZurichHour(from: Date, hour: number): Date {
  // Quarter hours are enough to hit every full hour, also on the two days with a changed clock.
  const step = 15 * 60_000
  let at = Math.ceil((from.getTime() + 1) / step) * step
  for (;;) {
    const time = zurichTime(new Date(at))
    if (time.hour === hour && time.minute === 0) return new Date(at)
    at += step
  }
}
