// The server's time, so that a wrong clock on the device neither ends a session early nor keeps a dead one.
let offset = 0

/** Takes the Date header of any answer; it has whole seconds only, which is exact enough for expiry. */
export function noteServerTime(dateHeader: string | null) {
  const served = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (Number.isNaN(served)) return
  const difference = served - Date.now()
  // Below two seconds the difference is the header's rounding and the way, not the clock.
  offset = Math.abs(difference) < 2000 ? 0 : difference
}

export const serverNow = () => Date.now() + offset
