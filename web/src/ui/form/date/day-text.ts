// A day as people here write it: 24.12.2026, 3.8.2026, 24/12/2026, 24122026. Or as machines do: 2026-12-24.

const WRITTEN = /^(\d{1,2})[.\s/-]+(\d{1,2})[.\s/-]+(\d{4}|\d{2})$/
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** `isDone`: nothing more will be typed, so that 24.12.26 is not on its way to 24.12.2612. Null: no day. */
export function readDay(text: string, isDone = false): string | null {
  const plain = text.trim()
  const iso = ISO.exec(plain)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, day = '', month = '', year = ''] = WRITTEN.exec(plain) ?? RUN_TOGETHER.exec(plain) ?? []
  if (year === '' || (year.length === 2 && !isDone)) return null
  return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day))
}

/** Null for the 31st of a short month. */
function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year >= 1900 ? date.toISOString().slice(0, 10) : null
}
