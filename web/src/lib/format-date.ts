// Swiss notation: 02.12.2024, ranges with a spaced en dash, 80 %.
import { type Instant, zurichParts } from './zurich-clock.ts'

const PLAIN_DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const NBSP = '\u00a0'

const two = (value: number) => String(value).padStart(2, '0')

/** 02.12.2024. A plain date (2024-12-02) names a day, not an instant, so no time zone may shift it. */
export function formatDate(value: Instant): string {
  const plain = typeof value === 'string' ? PLAIN_DATE.exec(value) : null
  if (plain) return `${plain[3]}.${plain[2]}.${plain[1]}`
  const { year, month, day } = zurichParts(value)
  return `${two(day)}.${two(month)}.${year}`
}

/** 09:14 */
export function formatTime(value: Instant): string {
  const { hour, minute } = zurichParts(value)
  return `${two(hour)}:${two(minute)}`
}

/** 12.08.2024 09:14 */
export function formatDateTime(value: Instant): string {
  return `${formatDate(toInstantOfDay(value))} ${formatTime(value)}`
}

/** 02.09.2024 – 31.01.2025; an open end reads «ab …», an open start «bis …». */
export function formatDateRange(start: Instant | null | undefined, end: Instant | null | undefined): string {
  if (isGiven(start) && isGiven(end)) return `${formatDate(start)} – ${formatDate(end)}`
  if (isGiven(start)) return `ab ${formatDate(start)}`
  if (isGiven(end)) return `bis ${formatDate(end)}`
  return ''
}

const percent = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 1 })

/** 80 % (the space does not break) */
export function formatPercent(value: number): string {
  return `${percent.format(value)}${NBSP}%`
}

const isGiven = (value: Instant | null | undefined): value is Instant =>
  value !== null && value !== undefined && value !== ''

/** A plain date is midnight UTC for the clock; that same instant keeps date and time consistent. */
const toInstantOfDay = (value: Instant): Instant => (typeof value === 'string' ? new Date(value) : value)
