import { useEffect, useState } from 'react'

import { formatDateTime } from '../../lib/format-date.ts'
import { relativeTime, type TimeForm, untilNextChange } from '../../lib/relative-time.ts'
import { type Instant, toDate } from '../../lib/zurich-clock.ts'

export type RelativeTimeProps = {
  value: Instant
  /** ago: «vor 2 Stunden» (feeds, notifications); list: 09:14, «gestern», «Montag», 12.08.2024 09:14. */
  form?: TimeForm
  className?: string
}

/** A time that stays true while it is on screen; the exact moment is in the title. */
export function RelativeTime({ value, form = 'ago', className }: RelativeTimeProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wake = () => {
      setNow(Date.now())
      timer = setTimeout(wake, untilNextChange(value, form))
    }
    timer = setTimeout(wake, untilNextChange(value, form))
    return () => clearTimeout(timer)
  }, [value, form])
  return (
    <time dateTime={toDate(value).toISOString()} title={formatDateTime(value)} className={className}>
      {relativeTime(value, form, now)}
    </time>
  )
}
