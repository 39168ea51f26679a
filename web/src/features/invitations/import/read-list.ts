// A list of people as somebody has it: a table with a header row, or any text with addresses in it. Read in the browser;
// nothing leaves it before somebody says so.
export const columns = ['email', 'role', 'supervisor', 'adultFrom', 'profession'] as const
type Column = (typeof columns)[number]

export interface ReadRow {
  /** Of the file, from 1. */
  line: number
  cells: Partial<Record<Column, string>>
}

export interface ReadList {
  /** What each column was called there; null: no header row, addresses were found by their pattern. */
  header: Partial<Record<Column, string>> | null
  rows: ReadRow[]
}

export interface ChosenFile {
  name: string
  list: ReadList
}

const names: Record<Column, readonly string[]> = {
  email: ['e-mail', 'email', 'mail', 'e-mail-adresse', 'mailadresse', 'emailadresse', 'adresse'],
  role: ['rolle', 'role', 'funktion'],
  supervisor: ['betreuung', 'berufsbildner', 'berufsbildnerin', 'berufsbildner/in', 'bb', 'betreuer'],
  adultFrom: ['volljährig ab', 'volljaehrig ab', 'volljährig', '18 ab', '18_ab', 'volljährigkeit'],
  profession: ['beruf', 'lehrberuf', 'profession'],
}

const ADDRESS = /[^\s<>()[\]",;:@]+@[^\s<>()[\]",;:@]+\.[^\s<>()[\]",;:@.]{2,}/gu

/** Swiss spreadsheets write Windows-1252 more often than they say. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export function readList(text: string): ReadList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const first = lines.findIndex((line) => line.trim() !== '')
  const separator = separatorOf(lines[first] ?? '')
  const heads = splitLine(lines[first] ?? '', separator).map((cell) => cell.trim())
  const places = new Map<Column, number>()
  for (const [at, head] of heads.entries()) {
    const column = columns.find((one) => names[one].includes(head.toLocaleLowerCase('de-CH')))
    if (column && !places.has(column)) places.set(column, at)
  }
  if (!places.has('email')) return { header: null, rows: addressesIn(lines) }
  const rows = lines.slice(first + 1).flatMap((line, at): ReadRow[] => {
    if (line.trim() === '' || /^[\s;,\t"]*$/.test(line)) return []
    const cells = splitLine(line, separator)
    const said = [...places].map(([column, place]) => [column, (cells[place] ?? '').trim()] as const)
    return [{ line: first + 2 + at, cells: Object.fromEntries(said.filter(([, cell]) => cell !== '')) }]
  })
  return { header: Object.fromEntries([...places].map(([column, at]) => [column, heads[at]])), rows }
}

const addressesIn = (lines: readonly string[]): ReadRow[] =>
  lines.flatMap((line, at) =>
    [...line.matchAll(ADDRESS)].map(([email]) => ({ line: at + 1, cells: { email: email.replace(/\.+$/, '') } })),
  )

/** The sign that divides the first line into most parts. */
const separatorOf = (line: string) =>
  [';', '\t', ','].toSorted((a, b) => line.split(b).length - line.split(a).length)[0]!

/** A part in quotes may hold the sign itself; two quotes in it are one. */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!
    if (sign === '"') {
      if (isQuoted && line[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = !isQuoted
    } else if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}
