import { useState } from 'react'

import { formatDate } from '../../../lib/format-date.ts'
import { readDay } from './day-text.ts'

type WrittenDayInput = { value: string; onChange: (day: string) => void }

/** The text of a date field: as it is being typed, and in one notation once it is left. */
export function useWrittenDay({ value, onChange }: WrittenDayInput) {
  const [typed, setTyped] = useState<string | null>(null)
  const [known, setKnown] = useState(value)
  const [isLeft, setLeft] = useState(false)
  // A day that came from elsewhere, such as the calendar, replaces what was typed.
  if (value !== known) {
    setKnown(value)
    if (typed !== null && (readDay(typed) ?? '') !== value) setTyped(null)
  }
  return {
    text: typed ?? (value ? formatDate(value) : ''),
    isUnreadable: isLeft && typed !== null,
    write: (text: string) => {
      setTyped(text)
      setLeft(false)
      // A day that is half changed is none: the former one must not be sent by mistake.
      const day = readDay(text) ?? ''
      if (day !== value) onChange(day)
    },
    leave: () => {
      if (typed === null) return
      const day = readDay(typed, true)
      if (day === null && typed.trim() !== '') return setLeft(true)
      setTyped(null)
      if (day !== null && day !== value) onChange(day)
    },
  }
}
