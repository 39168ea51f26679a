// A calendar file for the talk, made in the browser: nobody else needs to know when two people meet.
import brand from '@werkplatz/content/brand.json'

export interface Appointment {
  title: string
  /** 2026-12-01 */
  day: string
  /** 14:00, as both clocks show it. */
  time: string
  place: string
}

const MINUTES = 60

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Lines of at most 75 octets (RFC 5545); letters are counted as the widest there are. */
const folded = (line: string) => line.match(/.{1,18}/gu)?.join('\r\n ') ?? line

export function calendarFile({ title, day, time, place }: Appointment, uid: string, now = Date.now()): string {
  const start = `${day.replaceAll('-', '')}T${time.replace(':', '')}00`
  const stamp = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//DE`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${start}`,
    `DURATION:PT${MINUTES}M`,
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
