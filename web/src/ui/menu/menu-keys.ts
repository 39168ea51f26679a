// Keys of an open menu: arrows walk in a circle, Home and End jump, a letter finds the next row that begins with it.

/** The row the key leads to; undefined when the key means nothing here. */
export function rowForKey(rows: HTMLElement[], current: Element | null, key: string): HTMLElement | undefined {
  const index = rows.findIndex((row) => row === current)
  if (key === 'ArrowDown') return rows[(index + 1) % rows.length]
  if (key === 'ArrowUp') return rows[(Math.max(index, 0) - 1 + rows.length) % rows.length]
  if (key === 'Home') return rows[0]
  if (key === 'End') return rows.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const wanted = key.toLocaleLowerCase('de-CH')
  const inOrder = [...rows.slice(index + 1), ...rows.slice(0, index + 1)]
  return inOrder.find((row) => row.textContent.trim().toLocaleLowerCase('de-CH').startsWith(wanted))
}
