import { describe, expect, test } from 'vitest'

import { type Catalogues, checkRows, dayOf, wayOf } from './check-rows.ts'
import { importIdOf, partsOf } from './import-parts.ts'
import { decodeText, readList } from './read-list.ts'

const catalogues: Catalogues = {
  roleForAll: 'APPRENTICE',
  trainers: [
    { userId: 't1', name: 'Simon Aeschlimann', email: 'simon@nordwerk.example' },
    { userId: 't2', name: 'Eva Meier', email: 'eva1@nordwerk.example' },
    { userId: 't3', name: 'Eva Meier', email: 'eva2@nordwerk.example' },
  ],
  professions: [{ professionId: 'pr-kv-efz', name: 'Kauffrau/Kaufmann EFZ' }],
  known: { members: ['lena@nordwerk.example'], invited: ['offen@nordwerk.example'] },
}
const check = (text: string) => checkRows(readList(text).rows, catalogues)
const states = (text: string) =>
  check(text).map(({ email, state, reason }) => [email, state, ...(reason ? [reason] : [])])

test('every row goes one way: out, to be looked at, or left out', () => {
  const rows = check('neu@nordwerk.example\nneu@nordwerk.example\nlena@nordwerk.example\noffen@nordwerk.example')
  expect(rows.map((row) => [row.state, wayOf(row)])).toEqual([
    ['ready', 'READY'],
    ['double', 'SKIPPED'],
    ['member', 'SKIPPED'],
    ['invited', 'SKIPPED'],
  ])
  expect(check('E-Mail;Rolle\nmia@nordwerk.example;Zauberin').map(wayOf)).toEqual(['PROBLEM'])
})

describe('a table with a header row', () => {
  test('everything that is named is taken over, in whichever order and with whichever sign between', () => {
    for (const sign of [';', ',', '\t']) {
      const text = [
        ['Beruf', 'E-Mail', 'Rolle', 'Betreuung', 'Volljährig ab'].join(sign),
        ['Kauffrau/Kaufmann EFZ', 'mia@nordwerk.example', 'Lernende/r', 'Simon Aeschlimann', '02.05.2028'].join(sign),
      ].join('\r\n')
      expect(check(text)).toMatchObject([
        {
          line: 2,
          state: 'ready',
          invitation: {
            email: 'mia@nordwerk.example',
            role: 'APPRENTICE',
            adultFrom: '2028-05-02',
            supervisorId: 't1',
            professionId: 'pr-kv-efz',
          },
        },
      ])
    }
  })

  test('what cannot be read stays behind and says why', () => {
    const text = `mail;rolle;bb;18_ab;beruf
a@nordwerk;;;;
b@nordwerk.example;Zauberer;;;
c@nordwerk.example;;S. Aesch;;
d@nordwerk.example;;Eva Meier;;
e@nordwerk.example;;;31.02.2028;
f@nordwerk.example;;;;Zauberei
h@nordwerk.example;;;02.05.2088;
${'i'.repeat(190)}@nordwerk.example;;;;
g@nordwerk.example;Berufsbildner;;;
lena@nordwerk.example;;;;
offen@nordwerk.example;;;;
"G@Nordwerk.example";;;;`
    expect(states(text)).toEqual([
      ['a@nordwerk', 'problem', 'address'],
      ['b@nordwerk.example', 'problem', 'role'],
      ['c@nordwerk.example', 'problem', 'supervisor'],
      ['d@nordwerk.example', 'problem', 'supervisor'],
      ['e@nordwerk.example', 'problem', 'date'],
      ['f@nordwerk.example', 'problem', 'profession'],
      ['h@nordwerk.example', 'problem', 'late'],
      [`${'i'.repeat(190)}@nordwerk.example`, 'problem', 'address'],
      ['g@nordwerk.example', 'ready'],
      ['lena@nordwerk.example', 'member'],
      ['offen@nordwerk.example', 'invited'],
      ['G@Nordwerk.example', 'double'],
    ])
  })

  test('roles an invitation must not give are none', () => {
    expect(
      states('E-Mail;Rolle\na@x.example;ADMIN\nb@x.example;Besitzer\nc@x.example;Verband').map(([, state]) => state),
    ).toEqual(['problem', 'problem', 'problem'])
  })
})

test('without a header row addresses are found by their pattern, wherever they stand', () => {
  const text =
    'Hallo zusammen\nMia <mia@nordwerk.example>, "Tim" tim.o\'neil@nordwerk.example;\nund: jörg@filiale.nordwerk.example.'
  expect(readList(text)).toMatchObject({ header: null })
  expect(check(text).map(({ line, email }) => [line, email])).toEqual([
    [2, 'mia@nordwerk.example'],
    [2, "tim.o'neil@nordwerk.example"],
    [3, 'jörg@filiale.nordwerk.example'],
  ])
})

test('what a Swiss spreadsheet writes is read: Windows-1252, a mark at the beginning, quotes', () => {
  const bytes = Uint8Array.from(
    Array.from('E-Mail;Volljährig ab\nj@x.example;1.2.2028', (sign) => sign.codePointAt(0)!),
  )
  expect(check(decodeText(bytes.buffer))).toMatchObject([{ state: 'ready', invitation: { adultFrom: '2028-02-01' } }])
  expect(readList('\uFEFF"E-Mail";"Beruf"\n"a@x.example";"Kauffrau/Kaufmann ""EFZ"""').rows[0]?.cells.profession).toBe(
    'Kauffrau/Kaufmann "EFZ"',
  )
})

test.each([
  ['31.12.2027', '2027-12-31'],
  ['1.2.2028', '2028-02-01'],
  ['2028-02-29', '2028-02-29'],
  ['29.02.2027', null],
  ['morgen', null],
])('%s is the day %s', (written, day) => expect(dayOf(written)).toBe(day))

/** As it comes out of a school's administration: three signs between, empty lines, doubles, wrong days, two spellings. */
function messyList(count: number): string {
  const lines = ['Name;E-Mail;Rolle;Betreuung;Volljährig ab;Beruf']
  for (let n = 0; n < count; n += 1) {
    if (n % 50 === 7) lines.push('', ';;;;;')
    const email =
      n % 10 === 3
        ? `lernende.${n - 1}@NORDWERK.example`
        : n % 25 === 11
          ? `lernende.${n}@nordwerk`
          : `lernende.${n}@nordwerk.example`
    const day = n % 40 === 21 ? '31.02.2028' : '02.05.2028'
    lines.push(`"Muster; ${n}";${email};Lernende/r;Simon Aeschlimann;${day};Kauffrau/Kaufmann EFZ`)
  }
  return lines.join('\r\n')
}

test('5000 messy lines: counted right, in parts of 200, and the same list is the same import', async () => {
  const text = messyList(5000)
  const before = performance.now()
  const rows = check(text)
  expect(performance.now() - before).toBeLessThan(2_000)
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(rows).toHaveLength(5000)
  // Every tenth repeats the one before; every 25th address and every 40th day is broken, where it is no double.
  const expected = { double: 500, problem: 0, ready: 0 }
  for (let n = 0; n < 5000; n += 1)
    if (n % 10 !== 3) expected[n % 25 === 11 || n % 40 === 21 ? 'problem' : 'ready'] += 1
  expect({ double: count('double'), problem: count('problem'), ready: count('ready') }).toEqual(expected)
  const invitations = rows.flatMap(({ state, invitation }) => (state === 'ready' ? [invitation] : []))
  const parts = partsOf(invitations)
  expect(parts.every((part) => part.length <= 200)).toBe(true)
  expect(parts.flat()).toEqual(invitations)
  expect(await importIdOf(invitations)).toBe(await importIdOf(structuredClone(invitations)))
  expect(await importIdOf(invitations)).not.toBe(await importIdOf(invitations.slice(1)))
  expect(await importIdOf(invitations)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
