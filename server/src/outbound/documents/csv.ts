// Tables for Excel as it is set up in Switzerland: semicolons, UTF-8 with a mark, Windows line ends. A cell never begins
// a formula (T41: somebody's name must not run on somebody else's computer). Streamed, however many rows.
import { Readable } from 'node:stream'

import { stringify } from 'csv-stringify'

export type CsvRow = readonly (string | number | null)[]

/**
 * The library's own guard looks at the first character only; spreadsheets look past blanks and what cannot be seen, and
 * at full-width signs.
 */
const formula = /^[\s\p{C}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u
const harmless = (cell: string) => (formula.test(cell) ? `'${cell}` : cell)

export function csv(columns: readonly string[], rows: AsyncIterable<CsvRow> | Iterable<CsvRow>): Readable {
  const form = stringify({
    header: true,
    columns: columns.map((header, i) => ({ key: String(i), header })),
    delimiter: ';',
    bom: true,
    record_delimiter: 'windows',
    // A single line feed would end the row for Excel.
    quoted_match: /[\r\n]/,
    cast: { string: harmless },
  })
  const source = Readable.from(rows)
  source.on('error', (error) => form.destroy(error))
  form.on('close', () => source.destroy())
  return source.pipe(form)
}
