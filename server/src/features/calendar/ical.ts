// The text of a calendar (RFC 5545): all-day events only, since assignments and school days have no hours.
import { brand } from '@werkplatz/content/brand.ts'

import { shiftDay } from '../../lib/swiss-holidays.ts'

export interface CalendarEvent {
  /** The same at every reading: a program knows by it what it has already. */
  uid: string
  first: string
  /** Included. */
  last: string
  title: string
  description?: string
  location?: string
  url?: string
  isTentative?: boolean
  modified?: Date
  /** Again every week on these days, until the last one. */
  weekly?: { days: readonly string[]; until: string | null }
}

export interface Calendar {
  name: string
  description: string
  /** Made now. */
  now: Date
  events: readonly CalendarEvent[]
}

const LINE_BYTES = 75

/** A line is 75 bytes long at most; what goes on is indented. No character is torn. */
export function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > LINE_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

/** What people wrote means itself: no sign of it ends a value, a line or an event. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

const day = (written: string) => written.replaceAll('-', '')
const instant = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

export function ical({ name, description, now, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(brand.name)}//Kalender//DE`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    `NAME:${escaped(name)}`,
    `X-WR-CALDESC:${escaped(description)}`,
    'X-WR-TIMEZONE:Europe/Zurich',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { uid, first, last, title, description, location, url, isTentative, modified, weekly } = event
  const until = weekly?.until ? `;UNTIL=${day(weekly.until)}` : ''
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${instant(now)}`,
    ...(modified ? [`LAST-MODIFIED:${instant(modified)}`] : []),
    `DTSTART;VALUE=DATE:${day(first)}`,
    // The end of an all-day event is the day after it.
    `DTEND;VALUE=DATE:${day(shiftDay(last, 1))}`,
    ...(weekly ? [`RRULE:FREQ=WEEKLY;BYDAY=${weekly.days.join(',')}${until}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    // Nobody is busy around the clock because of it.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}
