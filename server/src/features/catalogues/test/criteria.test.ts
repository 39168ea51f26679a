import type { CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'
import { beforeEach, beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { withoutDraft } from './catalogues.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})
beforeEach(() => withoutDraft(app))

const versions = async () => (await app.call('listCriteriaVersions', { as: scene.ada })).body
const draft = (who: Person = scene.ada) => app.call('draftCriteria', { as: who })
const edit = (version: number, groups: CriteriaVersion['groups']) =>
  app.call('editCriteria', { as: scene.ada, body: { version, groups: groups.map(written) } })
const publish = (version: number, validFrom: string, who: Person = scene.ada) =>
  app.call('publishCriteria', { as: who, body: { version, validFrom } })
const written = ({ name, forApprentice, criteria }: CriteriaVersion['groups'][number]) => ({
  name,
  forApprentice,
  criteria: criteria.map(({ name: called, description, sameAs }) => ({ name: called, description, sameAs })),
})
const dayIn = async (days: number) =>
  (await app.pool.query<{ day: string }>('select (swiss_today() + $1::int)::text as day', [days])).rows[0]!.day

describe('draftCriteria', () => {
  test('like the version in force, each criterion knowing which one it was; one draft at a time', async () => {
    expect((await draft()).headers.location).toBe('/admin/criteria?version=2')
    const [mine, current] = await versions()
    expect([mine!.version, mine!.state, current!.state]).toEqual([2, 'DRAFT', 'CURRENT'])
    const origins = mine!.groups.flatMap(({ criteria }) => criteria.map(({ sameAs }) => sameAs))
    expect(origins).toEqual(current!.groups.flatMap(({ criteria }) => criteria.map(({ id }) => id)))
    expect(await draft()).toMatchObject({ status: 409, body: { code: 'status_conflict' } })
    await withoutDraft(app)
    const both = await Promise.all([draft(), draft()])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('OWNER and ADMIN only', async () => {
    for (const who of [scene.clara, scene.vera, scene.david]) expect((await draft(who)).status).toBe(403)
  })
})

describe('editCriteria', () => {
  test('renamed, added and left out; a published version cannot be edited, not even in the database', async () => {
    await draft()
    const [mine, current] = await versions()
    const [first, ...others] = mine!.groups
    const [one, , ...rest] = first!.criteria
    const changed = [
      {
        ...first!,
        criteria: [
          { ...one!, name: 'Sorgfalt' },
          ...rest,
          { ...one!, name: 'Sprache', description: 'Verständlich', sameAs: null },
        ],
      },
      ...others,
    ]
    expect((await edit(2, changed)).status).toBe(204)
    expect((await versions())[0]!.groups.map(written)).toEqual(changed.map(written))
    expect((await edit(1, current!.groups)).status).toBe(409)
    expect((await edit(99, current!.groups)).status).toBe(404)
    await expect(app.pool.query("update criterion set name = 'x'")).rejects.toThrow('published criteria never change')
    await expect(app.pool.query('delete from criterion_type where version = 1')).rejects.toThrow(
      'published criteria never change',
    )
    await expect(
      app.pool.query('update criteria_version set valid_from = current_date where version = 1'),
    ).rejects.toThrow('published criteria never change')
  })

  test('a group without criteria, the same criterion twice, one that never was', async () => {
    await draft()
    const { groups } = (await versions())[0]!
    const [first, ...others] = groups
    expect((await edit(2, [{ ...first!, criteria: [] }, ...others])).status).toBe(400)
    expect((await edit(2, [{ ...first!, criteria: [first!.criteria[0]!, first!.criteria[0]!] }])).status).toBe(400)
    expect((await edit(2, [{ ...first!, criteria: [{ ...first!.criteria[0]!, sameAs: scene.lea.id }] }])).status).toBe(
      400,
    )
  })
})

describe('discardCriteria', () => {
  test('the draft is gone; a published version stays', async () => {
    await draft()
    const discard = (version: number) => app.call('discardCriteria', { as: scene.ada, body: { version } })
    expect((await discard(1)).status).toBe(409)
    expect((await discard(2)).status).toBe(204)
    expect((await versions()).map(({ version }) => version)).toEqual([1])
    expect((await discard(2)).status).toBe(404)
  })
})

describe('publishCriteria', () => {
  test('from a later day on; until then the old one is in force, and whoever has begun keeps theirs', async () => {
    const { parts } = await newEvaluation(app, scene.lea, { apprentice: 'begun' })
    expect(parts.APPRENTICE).toBeTruthy()
    await draft()
    expect((await publish(2, await dayIn(0))).status).toBe(400)
    expect((await publish(2, '2026-01-01')).status).toBe(400)
    expect((await publish(2, await dayIn(30), scene.clara)).status).toBe(403)
    expect((await publish(2, await dayIn(30))).status).toBe(204)
    expect((await versions()).map(({ version, state }) => `${version} ${state}`)).toEqual(['2 PLANNED', '1 CURRENT'])
    expect((await publish(2, await dayIn(60))).status).toBe(409)
    expect((await edit(2, (await versions())[0]!.groups)).status).toBe(409)
    const { rows } = await app.pool.query('select version from evaluation where version is not null')
    expect(rows).toEqual([{ version: 1 }])
    // The next one comes after it.
    await draft()
    expect((await publish(3, await dayIn(30))).status).toBe(400)
    expect((await publish(3, await dayIn(31))).status).toBe(204)
  })

  test('both sides have something to fill in', async () => {
    await draft()
    const [mine] = await versions()
    await edit(
      mine!.version,
      mine!.groups.filter(({ forApprentice }) => forApprentice),
    )
    expect((await publish(mine!.version, await dayIn(300))).status).toBe(400)
  })
})
