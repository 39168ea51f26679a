// What a search says it found can be turned through: the sum of its pages is its total, at every size of the
// marketplace, for words that nearly all, few, hardly any or no activities hold.
import type { ActivityFilter } from '@werkplatz/contract/activities/list-schemas.ts'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { SECTOR } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { readActivityPage } from '../read/activity-page.ts'

const MOST = 1_000
/** Beyond 5,000 the oldest 4,600 hold a word that none of the newest 1,000 does. */
const SIZES = [1, 2, 9, 10, 11, 99, 100, 101, 350, 999, 1_000, 1_001, 1_500, 3_000, 5_000, 5_600]
const OLDEST = 4_600
const RUNS = Number(process.env.SEARCH_RUNS ?? 12)

/** The n-th activity: what it holds and who sees it. */
const factsOf = (n: number) => ({
  status: n % 5 === 0 ? 'ONGOING' : n % 7 === 0 ? 'ARCHIVED' : 'PUBLISHED',
  isPublic: n % 3 !== 0,
  isNord: n % 4 === 0,
  words: [
    'fuer',
    ...(n % 10 === 0 ? ['netzwerk'] : []),
    ...(n % 97 === 1 ? ['zimmerei'] : []),
    ...(n <= OLDEST ? ['altbestand'] : []),
  ],
})
type Facts = ReturnType<typeof factsOf>

let app: TestApp
let scene: Scene
let filled: Facts[] = []
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await app.pool.query("insert into search_word values ('fuer'), ('netzwerk'), ('zimmerei'), ('altbestand')")
})

const PORTION = 300

async function fillTo(size: number) {
  const rows = Array.from({ length: Math.min(PORTION, size - filled.length) }, (_, i) => factsOf(filled.length + i + 1))
  await app.pool.query(
    `insert into activity (company_id, author_id, status, title, description, work_sector_id, is_public, date_published,
       date_modified)
     select case when is_nord then $5::uuid else $6::uuid end, case when is_nord then $7::uuid else $8::uuid end, status,
       title, 'Text', $9, is_public, now(), now() - interval '1 day' + ($10 + n) * interval '1 second'
     from unnest($1::text[], $2::boolean[], $3::boolean[], $4::text[]) with ordinality
       as made (status, is_public, is_nord, title, n)`,
    [
      rows.map((row) => row.status),
      rows.map((row) => row.isPublic),
      rows.map((row) => row.isNord),
      rows.map((row) => row.words.join(' ')),
      scene.nordwerk,
      scene.suedwerk,
      scene.david.id,
      scene.elena.id,
      SECTOR,
      filled.length,
    ],
  )
  filled = [...filled, ...rows]
  if (filled.length < size) await fillTo(size)
}

/** What was typed and which word it means; null: every activity, or none at all. */
const typed = {
  für: 'fuer',
  netzwerk: 'netzwerk',
  netzwrek: 'netzwerk',
  zimmerei: 'zimmerei',
  'zimmerei für': 'zimmerei',
  altbestand: 'altbestand',
  '': null,
  und: undefined,
  xylophon: undefined,
} as const
type Typed = keyof typeof typed

const wanted = { OPEN: ['PUBLISHED'], ONGOING: ['ONGOING'], ALL: ['PUBLISHED', 'ONGOING', 'ARCHIVED'] } as const

function countOf(who: Person, filter: ActivityFilter, query: Typed): number {
  const word = typed[query]
  if (word === undefined) return 0
  const isNord = who.companyId === scene.nordwerk
  const { isPlatform, permissions } = memberOf(who)
  const seesOthers = permissions.has('READ_EXTERNAL_ACTIVITIES')
  return filled.filter((row) => {
    const isOwn = row.isNord === isNord
    const isReached = isOwn || (row.isPublic && seesOthers) || isPlatform
    const isAsked =
      filter === 'EXTERNAL'
        ? !isOwn && row.isPublic
        : wanted[filter as keyof typeof wanted].some((s) => s === row.status)
    return isReached && isAsked && (word === null || row.words.includes(word))
  }).length
}

interface Asked {
  who: 'noah' | 'lea' | 'clara' | 'luca' | 'ada'
  filter: ActivityFilter
  query: Typed
  size: number
}
const asked = fc.record<Asked>({
  who: fc.constantFrom('noah', 'lea', 'clara', 'luca', 'ada'),
  filter: fc.constantFrom<ActivityFilter>('OPEN', 'ONGOING', 'ALL', 'EXTERNAL'),
  query: fc.constantFrom(...(Object.keys(typed) as Typed[])),
  size: fc.constantFrom(7, 10, 30, 100),
})

async function holds({ who, filter, query, size }: Asked) {
  const me = memberOf(scene[who])
  if (filter === 'EXTERNAL' && !me.permissions.has('READ_EXTERNAL_ACTIVITIES')) return
  const expected = countOf(scene[who], filter, query)
  const isCapped = query !== '' && expected > MOST
  const total = isCapped ? MOST : expected
  const pages = Math.ceil(total / size)
  const read = (page: number) => readActivityPage(app.db, me, { filter, page, size, query })

  const ids: (string | null)[] = []
  // A long list without words is read at both ends only: its total comes from counters.
  const isShort = query !== '' || pages < 20
  for (let number = 0; number < (isShort ? pages : 3); number += 1) {
    const page = await read(number)
    expect({ total: page.total, isCapped: page.isCapped, number: page.number }).toEqual({ total, isCapped, number })
    ids.push(...page.rows.map((row) => row.id))
  }
  expect(new Set(ids).size).toBe(isShort ? total : 3 * size)
  expect(ids.length).toBe(isShort ? total : 3 * size)

  const last = Math.max(0, pages - 1)
  const there = await read(last)
  for (const beyond of [pages, pages + 98, 90_000]) {
    const page = await read(beyond)
    expect({ ...page, rows: page.rows.map((row) => row.id) }).toEqual({
      total,
      isCapped,
      number: last,
      rows: there.rows.map((row) => row.id),
    })
  }
}

describe('the pages of a search add up to its total', () => {
  test.each(SIZES)('%i activities', { timeout: 120_000 }, async (size) => {
    await fillTo(size)
    await fc.assert(fc.asyncProperty(asked, holds), {
      numRuns: size < 500 ? RUNS : RUNS / 3,
      seed: size,
      endOnFailure: true,
    })
    // The words that were counted wrongly, in any case.
    for (const query of ['für', 'altbestand'] as const) await holds({ who: 'luca', filter: 'ALL', query, size: 10 })
  })
})
