const DAY_MS = 86_400_000

/** As calendars count: the week of the year's first Thursday is the first. */
export function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(monday) + 3 * DAY_MS)
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / (7 * DAY_MS)) + 1
}
