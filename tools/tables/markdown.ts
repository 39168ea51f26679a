// A table for people, padded so that it also reads well as plain text.
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|') || ' '))
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [line(cells[0]!), rule, ...cells.slice(1).map(line)].join('\n')
}

export const page = (title: string, from: string, ...parts: string[]): string =>
  `# ${title}\n\nPrinted from ${from} by \`pnpm tables\`; never edited by hand.\n\n${parts.join('\n\n')}\n`

export const code = (text: string): string => `\`${text}\``
