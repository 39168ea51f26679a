import { useEffect, useRef, useState } from 'react'

/** As near to the end that somebody reads along. */
const NEAR = 80
/** Older ones are asked for a little before the top is reached. */
const AHEAD = 300

/** The list is turned upside down: its end is at 0 and what is above has negative places. */
export function useLogScroll(lastNumber: number, at: number | null, onTop: () => void) {
  const log = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(lastNumber)
  const [isAtEnd, setAtEnd] = useState(at === null)
  const shown = useRef(false)
  useEffect(() => {
    const target = at === null ? null : log.current?.querySelector(`[data-number="${at}"]`)
    if (!target || shown.current) return
    shown.current = true
    target.scrollIntoView({ block: 'center' })
  })
  if (isAtEnd && seen < lastNumber) setSeen(lastNumber)
  return {
    log,
    onScroll: () => {
      const list = log.current
      if (!list) return
      setAtEnd(list.scrollTop > -NEAR)
      if (list.scrollHeight + list.scrollTop - list.clientHeight < AHEAD) onTop()
    },
    unseen: seen === 0 || isAtEnd ? 0 : Math.max(0, lastNumber - seen),
    toEnd: () => log.current?.scrollTo({ top: 0 }),
  }
}
