import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { csv } from '../csv.ts'

/** With its mark, which a text decoder would take away. */
const text = async (table: Readable) => (await buffer(table)).toString('utf8')

/** As a spreadsheet does: what it cannot see does not keep it from calculating. */
const beginsFormula = (cell: string) => /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell.replaceAll(/[\s\p{C}]/gu, ''))

/** A reader of its own, not the writer's library (RFC 4180 with semicolons). */
function parsed(file: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)!.push(cell)
    cell = ''
  }
  for (let at = 0; at < file.length; at += 1) {
    const sign = file[at]!
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (file[at + 1] === '"') cell += file[(at += 1)]!
      else isQuoted = false
    } else if (sign === '"' && cell === '') isQuoted = true
    else if (sign === ';') endCell()
    else if (sign === '\r' && file[at + 1] === '\n') {
      endCell()
      rows.push([])
      at += 1
    } else cell += sign
  }
  return rows.filter((row) => row.length > 0)
}

describe('csv', () => {
  test('as Excel in Switzerland reads it: mark, semicolons, Windows line ends, quotes where needed', async () => {
    const table = csv(
      ['Titel', 'Plätze'],
      [
        ['Küche; neu', 3],
        ['«Öl»\nzwei Zeilen', null],
        ['sagt "ja"', 0],
      ],
    )
    expect(await text(table)).toBe(
      '\ufeffTitel;Plätze\r\n"Küche; neu";3\r\n"«Öl»\nzwei Zeilen";\r\n"sagt ""ja""";0\r\n',
    )
  })

  test.each([
    '=1+1',
    '+41',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\uFF1D1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF201',
    ' =1',
    '\n=1',
  ])('a cell that begins with %j begins no formula', async (cell) => {
    const [, line] = (await text(csv(['A', 'B'], [['x', cell]]))).split('\r\n')
    const seen = line!.slice('x;'.length).replace(/^"/, '')
    expect(seen).toMatch(/^'/)
  })

  test('10,000 hostile texts: no cell begins a formula, and none is lost', async () => {
    const sign = fc.constantFrom('=', '+', '-', '@', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20')
    const blank = fc.constantFrom(' ', '\t', '\r', '\n', '\u00A0', '\u200B', '\uFEFF', '\u202E', '\u0001', '\u2028')
    const trick = fc.constantFrom('"', '""', ';', ',', '\t', '\r\n', "'", '|', '!A1', 'cmd', '";=1', ',=1+1', '\n=1')
    const piece = fc.oneof(sign, blank, trick, fc.string({ unit: 'grapheme', maxLength: 6 }))
    const hostile = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''))
    const cells = fc.sample(hostile, { numRuns: 10_000, seed: 41 })
    const rows = Array.from({ length: 2_500 }, (_, i) => cells.slice(4 * i, 4 * i + 4))
    const file = (await text(csv(['A', 'B', 'C', 'D'], rows))).slice(1)
    const read = parsed(file)
    expect(read.slice(1).map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
      rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
    )
    expect(read.flat().filter(beginsFormula)).toEqual([])
  })

  test('rows are taken one by one, and no more once the reader has gone', async () => {
    let taken = 0
    let isEnded = false
    async function* rows() {
      try {
        for (;;) yield [`Zeile ${(taken += 1)}`]
      } finally {
        isEnded = true
      }
    }
    const table = csv(['Zeile'], rows())
    for await (const _ of table) break
    await expect.poll(() => isEnded).toBe(true)
    expect(taken).toBeLessThan(50_000)
  })
})
