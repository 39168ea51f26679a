// Which page numbers a pager shows.

export type PageSlot = number | 'gap'

/** Keeps a page between 1 and the last one; an empty list has one page. */
export function clampPage(page: number, total: number): number {
  return Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, total))
}

/**
 * The first page, a window of `size` pages around the current one, and the last page. What lies between is a gap;
 * a gap of a single page would be no shorter than its number, so the number stands there.
 */
export function pageWindow(current: number, total: number, size = 4): PageSlot[] {
  const last = Math.max(1, total)
  const page = clampPage(current, last)
  const start = Math.max(1, Math.min(page - Math.floor((size - 1) / 2), last - size + 1))
  const shown = new Set([1, last])
  for (let number = start; number < start + size && number <= last; number++) shown.add(number)

  const slots: PageSlot[] = []
  let previous = 0
  for (const number of [...shown].toSorted((a, b) => a - b)) {
    if (number - previous === 2) slots.push(number - 1)
    else if (number - previous > 2) slots.push('gap')
    slots.push(number)
    previous = number
  }
  return slots
}
