import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import { describe, expect, test } from 'vitest'

import { csv } from '../csv.ts'

/** With its mark, which a text decoder would take away. */
const text = async (table: Readable) => (await buffer(table)).toString('utf8')

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
