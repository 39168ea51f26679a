// Checks that overlap, die or come too late: only one attempt's copies are ever served, the others' are removed.
import { routeOf } from '@werkplatz/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newTarget } from '../../../../test/matrix/targets.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { acceptFile } from '../actions/accept-file.ts'
import { claimCheck, type Attempt } from '../actions/claim-check.ts'
import { refuseFile } from '../actions/refuse-file.ts'
import { requestCheck } from '../actions/request-check.ts'
import { fileRow, slotFor } from './support.ts'

let app: TestApp
let scene: Scene
let lea: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  lea = await app.tokenOf(scene.lea)
})

const jobs = async (name: string) =>
  (
    await app.pool.query<{ data: { id?: string; keys?: string[] } }>('select data from pgboss.job where name = $1', [
      name,
    ])
  ).rows
const removedKeys = async () => (await jobs('remove-objects')).flatMap(({ data }) => data.keys ?? [])
const removedSince = async (before: readonly string[]) => (await removedKeys()).filter((key) => !before.includes(key))
const copiesOf = ({ clean_prefix }: Attempt) => ['card', 'full', 'thumb'].map((name) => `${clean_prefix}/${name}`)
const begin = (id: string) =>
  app.begin((tx) => requestCheck(tx, memberOf(scene.lea), 'image', { id, fileSizeInBytes: 5, mimeType: 'image/png' }))
const start = (id: string) => app.begin((tx) => claimCheck(tx, id)) as Promise<Attempt>
const newCheck = async () => {
  const slot = (await slotFor(app, lea, { group: 'image', name: 'a.png', bytes: Buffer.alloc(5) })).body
  await begin(slot.id)
  return slot.id
}
const facts = ({ clean_prefix }: Attempt) => ({
  realType: 'image/webp',
  size: 5,
  sha256: Buffer.alloc(32),
  width: 1,
  height: 1,
  variants: { full: { key: `${clean_prefix}/full`, type: 'image/webp', size: 5 } },
})

describe('requestCheck', () => {
  test('asking while a check is under way enqueues no second one', async () => {
    const id = await newCheck()
    await begin(id)
    expect((await jobs('check-file')).filter(({ data }) => data.id === id)).toHaveLength(1)
  })

  test('a file that has its verdict is left alone', async () => {
    const id = await newTarget(app, 'file', scene.lea, routeOf('deleteImage'))
    await begin(id)
    expect((await jobs('check-file')).filter(({ data }) => data.id === id)).toHaveLength(0)
  })
})

describe('claimCheck', () => {
  test('a second attempt gets another place, and what the first left is removed', async () => {
    const id = await newCheck()
    const before = await removedKeys()
    const [first, second] = [await start(id), await start(id)]
    expect(second.clean_prefix).not.toBe(first.clean_prefix)
    expect((await removedSince(before)).toSorted()).toEqual(copiesOf(first))
  })
})

describe('acceptFile', () => {
  test('the slower attempt changes nothing, and its copies are removed', async () => {
    const id = await newCheck()
    const before = await removedKeys()
    const [slow, fast] = [await start(id), await start(id)]
    await app.begin((tx) => acceptFile(tx, fast, facts(fast)))
    await app.begin((tx) => acceptFile(tx, slow, facts(slow)))
    const row = await fileRow(app, id)
    expect(row).toMatchObject({ status: 'READY', variants: { full: { key: `${fast.clean_prefix}/full` } } })
    // Once when the second began, once when the first came too late.
    expect((await removedSince(before)).toSorted()).toEqual(
      [...copiesOf(slow), ...copiesOf(slow), row!.quarantine_key].toSorted(),
    )
  })

  test('deleted meanwhile: the copies are removed and nothing comes back', async () => {
    const id = await newCheck()
    const attempt = await start(id)
    await app.call('deleteImage', { token: lea, body: { id } })
    await app.begin((tx) => acceptFile(tx, attempt, facts(attempt)))
    expect(await fileRow(app, id)).toBeUndefined()
    expect((await removedKeys()).filter((key) => key === `${attempt.clean_prefix}/full`).length).toBeGreaterThan(0)
  })
})

describe('refuseFile', () => {
  test('keeps the reason, removes the bytes; a verdict is not changed afterwards', async () => {
    const id = await newCheck()
    const before = await removedKeys()
    await app.begin((tx) => refuseFile(tx, id, 'infected'))
    const row = await fileRow(app, id)
    expect(row).toMatchObject({ status: 'REFUSED', refusal: 'infected', variants: {} })
    expect(await removedSince(before)).toEqual([row!.quarantine_key])
    await app.begin((tx) => refuseFile(tx, id, 'broken'))
    expect(await fileRow(app, id)).toMatchObject({ refusal: 'infected' })
  })
})
