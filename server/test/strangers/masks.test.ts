// Would the canaries sing? Every place that asks for what may be shown of a person is made to show everything, marked
// with its number, and the walk is done again: each number must come out somewhere. A new place that no stranger of the
// test world reaches fails here, so the canary test can never grow blind.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'

import { filesIn } from '../../../tools/checks/tree.ts'
import { emails, names, portraits, strangers } from '../../src/features/people/person-parts.queries.ts'
import { testApp } from '../app.ts'
import { hitsIn, type Given, type Hit } from './canaries.ts'
import { tellEverything } from './told.ts'
import { reading, walk } from './walk.ts'
import { newWorld } from './world.ts'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** `features/x/x.queries.ts:12 names.full`: where it is asked for, as written in the source. */
const sites = filesIn(source, 'features/**/*.ts')
  .filter((file) => !/\/test\/|person-parts\.queries\.ts$/.test(file))
  .flatMap((file) =>
    readFileSync(`${source}${file}`, 'utf8')
      .split('\n')
      .flatMap((text, n) =>
        [...text.matchAll(/\b(?:names|portraits|emails|strangers)\.\w+(?=\()/g)].map(
          ([call]) => `${file}:${n + 1} ${call}`,
        ),
      ),
  )

/** Asked for in a condition: nothing comes out that could be marked, but something comes to light. */
const conditions: Record<string, (hit: Hit) => boolean> = {
  'features/people/person.queries.ts strangers.isMasked': ({ canary, given }) =>
    canary === 'found by last name' && given.where === 'searchPeople',
  'features/people/person.queries.ts strangers.isMasked, of authors': ({ canary, given }) =>
    canary === 'found by last name' && given.where === 'listActivities',
  'features/applications/read/approval-read.queries.ts strangers.isMasked': ({ canary, given }) =>
    canary === 'found by last name' && given.where === 'listApprovals',
  'features/profiles/profile.queries.ts strangers.isMasked': ({ canary, given }) =>
    canary === 'telling' && given.where === 'readProfile',
  'features/profiles/profile.queries.ts strangers.isMasked, of people of a company': ({ canary, given }) =>
    canary === 'telling' && given.where === 'listCompanyPeople',
  'features/follows/follow-list.queries.ts strangers.isMasked': ({ canary, given }) =>
    canary === 'last name' && given.where === 'listFollows',
  'features/follows/follow-list.queries.ts strangers.isMasked, of a search': ({ canary, given }) =>
    canary === 'found by last name' && given.where === 'searchFollows',
  'features/follows/discover.queries.ts strangers.isMasked': ({ canary, given }) =>
    canary === 'last name' && given.where === 'listRecentProfiles',
  'features/search/found.queries.ts strangers.isMasked': ({ canary, given }) =>
    canary === 'found by last name' && given.where === 'searchEverything',
  'features/notifications/live-event.queries.ts strangers.staysInside': ({ canary, given }) =>
    canary === 'live event' && (given.where === 'live' || given.where === 'listEvents'),
}
/** When a mail may go out, not what it says; and what people are told of themselves alone. */
const harmless = new Set([
  'features/mail/mail.queries.ts strangers.isMinor',
  'features/profiles/profile.queries.ts strangers.isMinor',
  'features/profiles/profile.queries.ts strangers.isOpen',
  'features/chats/digest.queries.ts strangers.isMinor',
  // Told to colleagues only: list-chats.test.ts.
  'features/chats/read/chat-read.queries.ts strangers.isMinor',
  // Whether somebody is asked first, which whoever writes to them is told.
  'features/chats/chat-write.queries.ts strangers.isMinor',
  // Why somebody does not see something, told to those who run the platform: explain-access.test.ts.
  'features/access-check/sight.queries.ts strangers.isMasked',
  'features/access-check/sight.queries.ts strangers.isOpen',
])

const withoutLine = (site: string) => site.replace(/:\d+/, '')

/** The mark of the place in the source that called the patched function. */
function markOf(call: string): string {
  const frames = (new Error('where').stack ?? '').split('\n')
  const at = frames
    .map((frame) => /server\/src\/(features\/\S+?\.ts)(?:\?\S*?)?:(\d+):\d+/.exec(frame))
    .find((found) => found && !found[1]!.endsWith('person-parts.queries.ts'))
  if (!at) throw new Error(`${call} is called from nowhere: ${frames.join(' ')}`)
  const site = `${at[1]}:${at[2]} ${call}`
  if (!sites.includes(site)) throw new Error(`${site} is not among the places found in the source`)
  return `leak${sites.indexOf(site)}x`
}

/** Shows everything, marked. Statements are compiled at their first use, so this comes before it. */
function removeMasks() {
  const ref = (table: string, column: string) => sql.ref(`${table}.${column}`)
  const marked = (table: string, column: string, call: string) =>
    sql<string>`${ref(table, column)} || ${sql.lit(markOf(call))}`
  names.last = (table) => marked(table, 'name_last', 'names.last')
  names.full = (table) => sql<string>`${ref(table, 'name_first')} || ' ' || ${marked(table, 'name_last', 'names.full')}`
  emails.shown = (table) => sql<string>`${sql.lit(markOf('emails.shown'))} || ${ref(table, 'email')}`
  for (const kind of ['avatar', 'banner'] as const)
    portraits[kind] = (table) => sql`(select jsonb_build_object('type', 'image/webp', 'size', 1,
      'key', (file.variants -> 'full' ->> 'key') || ${sql.lit(markOf(`portraits.${kind}`))}) from file
      where file.attached_resource = ${sql.lit(kind)} and file.attached_id = ${ref(table, 'id')} limit 1)`
  portraits.video = (table) => sql`(select to_jsonb(file) || jsonb_build_object('variants', jsonb_build_object('full',
    jsonb_build_object('type', 'video/mp4', 'size', 1,
      'key', (file.variants -> 'full' ->> 'key') || ${sql.lit(markOf('portraits.video'))}))) from file
    where file.attached_resource = 'video' and file.attached_id = ${ref(table, 'id')} limit 1)`
  strangers.isMasked = () => sql<boolean>`false`
  strangers.staysInside = () => sql<boolean>`false`
}

const hits: Hit[] = []
const look = (given: Given) => void hits.push(...hitsIn(given))
beforeAll(async () => {
  removeMasks()
  const app = await testApp()
  const world = await newWorld(app)
  for (const told of await tellEverything(app, world)) look(told)
  for await (const answer of walk(app, world, reading)) look(answer)
}, 300_000)

test('there are places to look at, all of a known kind', () => {
  expect(sites.length).toBeGreaterThan(25)
  const unknown = sites.filter(
    (site) => /strangers\./.test(site) && !conditions[withoutLine(site)] && !harmless.has(withoutLine(site)),
  )
  expect(unknown).toEqual([])
})

test.each(sites.filter((site) => !/strangers\./.test(site)))('without its mask the canaries notice %s', (site) => {
  const mark = `leak${sites.indexOf(site)}x`
  expect(hits.some(({ text }) => text.includes(mark))).toBe(true)
})

test.each(Object.entries(conditions))('without its condition the canaries notice %s', (_site, isMeant) => {
  expect(hits.some(isMeant)).toBe(true)
})

test('live events are noticed on the wire and in the list, each for itself', () => {
  const where = new Set(hits.flatMap((hit) => (hit.canary === 'live event' ? [hit.given.where] : [])))
  expect(where).toEqual(new Set(['live', 'listEvents']))
})
