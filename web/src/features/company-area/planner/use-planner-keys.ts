import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** A place in the planner: whose row, and the name or one of its bars. */
export interface Place {
  row: string
  key: string
}

const linksIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-key]')]
const placeOf = (link: HTMLElement): Place => ({
  row: link.closest<HTMLElement>('[data-row]')!.dataset.row!,
  key: link.dataset.key!,
})

/** In the other row what lies at the same time; from a name to the name. */
function sameTime(from: HTMLElement, row: Element): HTMLElement | undefined {
  const links = linksIn(row)
  if (from.dataset.first === undefined) return links[0]
  const day = Number(from.dataset.first)
  const distance = ({ dataset }: HTMLElement) => {
    if (dataset.first === undefined) return Infinity
    if (Number(dataset.last) < day) return day - Number(dataset.last)
    return Math.max(0, Number(dataset.first) - day)
  }
  return links.toSorted((one, other) => distance(one) - distance(other))[0]
}

function target(event: KeyboardEvent, link: HTMLElement): HTMLElement | undefined {
  const row = link.closest('[data-row]')!
  const inRow = linksIn(row)
  const at = inRow.indexOf(link)
  const rows = [...event.currentTarget.querySelectorAll('[data-row]')].filter((one) => linksIn(one).length > 0)
  const place = rows.indexOf(row)
  const isFar = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'ArrowRight':
      return inRow[at + 1]
    case 'ArrowLeft':
      return inRow[at - 1]
    case 'ArrowDown':
      return rows[place + 1] && sameTime(link, rows[place + 1]!)
    case 'ArrowUp':
      return rows[place - 1] && sameTime(link, rows[place - 1]!)
    case 'Home':
      return isFar ? linksIn(rows[0]!)[0] : inRow[0]
    case 'End':
      return isFar ? linksIn(rows.at(-1)!)[0] : inRow.at(-1)
    default:
      return undefined
  }
}

/** One place is reached with Tab; arrows go by row and bar, Home and End to the ends, with Ctrl to the first and last row. */
export function usePlannerKeys(drawAll: () => void) {
  const [place, setPlace] = useState<Place | null>(null)
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const link = event.target.closest<HTMLElement>('[data-key]')
    if (link) setPlace(placeOf(link))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLElement>('[data-key]')
    if (!link || event.altKey || event.shiftKey) return
    if (event.key === 'End' && (event.ctrlKey || event.metaKey)) drawAll()
    const next = target(event, link)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return { place, keys: { onFocus, onKeyDown } }
}
