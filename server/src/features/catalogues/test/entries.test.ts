import { randomUUID } from 'node:crypto'

import type { CatalogueKind } from '@werkplatz/contract/catalogues/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { allSectors, newSector } from './catalogues.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const list = async (kind: CatalogueKind, who: Person = scene.ada) =>
  (await app.call('listCatalogue', { as: who, query: { kind } })).body
const find = async (kind: CatalogueKind, name: string) => (await list(kind)).find((one) => one.name === name)
const add = (body: object, who: Person = scene.bruno) => app.call('addEntry', { as: who, body: body as never })
const professions = async () => (await app.call('listProfessions', { as: scene.lea })).body
const offeredSectors = async () =>
  (await app.call('listWorkSectors', { as: scene.lea })).body.map((one) => Object.values(one).join(' '))
const putInto = (sector: string, table: 'activity' | 'assignment', id: string) =>
  app.pool.query(`update ${table} set work_sector_id = $1 where id = $2`, [sector, id])
const isOffered = async (name: string) => (await offeredSectors()).some((one) => one.includes(name))

describe('addEntry', () => {
  test('a sector is offered to everybody at once, last in order; the same name is refused', async () => {
    expect((await add({ kind: 'sectors', name: 'Robotik', description: 'Arme und Greifer' })).status).toBe(201)
    expect((await list('sectors')).at(-1)).toMatchObject({ name: 'Robotik', description: 'Arme und Greifer', used: 0 })
    expect(await isOffered('Robotik')).toBe(true)
    expect(await add({ kind: 'sectors', name: 'Robotik' })).toMatchObject({
      status: 409,
      body: { code: 'entry_exists' },
    })
    const { rows } = await app.pool.query(
      "select actor_id from audit where resource = 'work_sector' and action = 'create'",
    )
    expect(rows).toEqual([{ actor_id: scene.bruno.id }])
  })

  test('a profession needs its short form, field and years; then people can learn it', async () => {
    for (const missing of [{}, { short: 'ZIM' }, { short: 'ZIM', field: 'Bau' }])
      expect((await add({ kind: 'professions', name: 'Zimmerin EFZ', ...missing })).status).toBe(400)
    const before = await professions()
    const whole = { kind: 'professions', name: 'Zimmerin EFZ', short: 'ZIM', field: 'Bau', durationYears: 4 }
    expect((await add(whole)).status).toBe(201)
    expect(await find('professions', 'Zimmerin EFZ')).toMatchObject({ short: 'ZIM', durationYears: 4, used: 0 })
    const known = new Set(before.map(({ professionId }) => professionId))
    const added = (await professions()).filter(({ professionId }) => !known.has(professionId))
    expect(added).toMatchObject([{ name: 'Zimmerin EFZ' }])
    expect((await add({ ...whole, name: 'Andere' })).status).toBe(409)
  })

  test('a subject is offered to those whose profession has it', async () => {
    const subjectsOf = async () =>
      (await app.call('listSchoolSubjects', { as: scene.lea, query: { query: 'Quanten' } })).body.map(
        (one) => one.subject,
      )
    await app.pool.query("update person set profession_id = 'pr-mediamatik' where id = $1", [scene.lea.id])
    expect((await add({ kind: 'subjects', name: 'Quantenphysik', professionIds: ['pr-log-efz'] })).status).toBe(201)
    expect(await subjectsOf()).toEqual([])
    const entry = (await find('subjects', 'Quantenphysik'))!
    const body = { kind: 'subjects', id: entry.id, name: 'Quantenoptik', professionIds: ['pr-mediamatik'] } as const
    expect((await app.call('changeEntry', { as: scene.ada, body })).status).toBe(204)
    expect(await subjectsOf()).toEqual(['Quantenoptik'])
    expect((await add({ kind: 'subjects', name: 'Nichts', professionIds: ['pr-nie'] })).status).toBe(400)
  })

  test('officers look after nothing here', async () => {
    for (const who of [scene.clara, scene.vera])
      expect((await add({ kind: 'sectors', name: 'Nein' }, who)).status).toBe(403)
  })
})

describe('changeEntry', () => {
  test('the new name holds at once on what uses it', async () => {
    const id = await newSector(app)
    const activity = await newActivity(app, scene.david)
    await putInto(id, 'activity', activity)
    const name = `Neu ${randomUUID()}`
    expect((await app.call('changeEntry', { as: scene.ada, body: { kind: 'sectors', id, name } })).status).toBe(204)
    const { body } = await app.call('readActivity', { as: scene.david, query: { id: activity } })
    expect(JSON.stringify(body)).toContain(name)
  })

  test('a name somebody else has, an entry that is not there, too long a name', async () => {
    const [one, other] = [await newSector(app), await newSector(app)]
    const { name } = (await list('sectors')).find(({ id }) => id === other)!
    const change = (id: string, called: string) =>
      app.call('changeEntry', { as: scene.ada, body: { kind: 'sectors', id, name: called } })
    expect((await change(one, name)).status).toBe(409)
    expect((await change(randomUUID(), 'Neu')).status).toBe(404)
    expect((await change(one, 'x'.repeat(81))).status).toBe(400)
  })
})

describe('retireEntry', () => {
  test('what uses it keeps it, nobody chooses it any more; used ones are counted over all companies', async () => {
    const id = await newSector(app)
    const { name } = (await list('sectors')).find((one) => one.id === id)!
    const activity = await newActivity(app, scene.david)
    await putInto(id, 'activity', activity)
    await putInto(id, 'assignment', await newAssignment(app, scene.luca))
    expect(await find('sectors', name)).toMatchObject({ used: 2 })
    const body = { kind: 'sectors', id } as const
    expect((await app.call('retireEntry', { as: scene.bruno, body })).status).toBe(204)
    expect(await isOffered(name)).toBe(false)
    expect(await find('sectors', name)).toMatchObject({ isRetired: true })
    const { body: shown } = await app.call('readActivity', { as: scene.david, query: { id: activity } })
    expect(JSON.stringify(shown)).toContain(name)
    expect((await app.call('retireEntry', { as: scene.bruno, body })).status).toBe(409)
    expect((await app.call('restoreEntry', { as: scene.bruno, body })).status).toBe(204)
    expect(await isOffered(name)).toBe(true)
    expect((await app.call('restoreEntry', { as: scene.bruno, body })).status).toBe(409)
  })
})

describe('restoreEntry', () => {
  test('a profession nobody could choose any more can be chosen again', async () => {
    const body = { kind: 'professions', id: 'pr-gebinf' } as const
    const before = await professions()
    expect(before.map(({ professionId }) => professionId)).toContain('pr-gebinf')
    expect((await app.call('retireEntry', { as: scene.ada, body })).status).toBe(204)
    expect(await professions()).toEqual(before.filter(({ professionId }) => professionId !== 'pr-gebinf'))
    expect((await app.call('restoreEntry', { as: scene.clara, body })).status).toBe(403)
    expect((await app.call('restoreEntry', { as: scene.ada, body })).status).toBe(204)
    expect(await professions()).toEqual(before)
  })
})

describe('orderSectors', () => {
  test('everybody sees the new order; whoever does not know all of them orders nothing', async () => {
    const ids = await allSectors(app)
    const turned = ids.toReversed()
    expect((await app.call('orderSectors', { as: scene.ada, body: { ids: turned } })).status).toBe(204)
    expect(await allSectors(app)).toEqual(turned)
    const order = (wrong: string[]) => app.call('orderSectors', { as: scene.ada, body: { ids: wrong } })
    for (const wrong of [turned.slice(1), [...turned, randomUUID()], [...turned.slice(1), turned[1]!]])
      expect((await order(wrong)).status).toBe(409)
    expect(await allSectors(app)).toEqual(turned)
  })
})
