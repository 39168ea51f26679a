import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, companyProfileOf, setAge } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
let id: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  id = await companyProfileOf(app, scene.nordwerk)
  await setAge(app, scene.lea, true)
  await app.pool.query("update person set job_title = 'Werkstatt' where id = any($1)", [[scene.lea.id, scene.david.id]])
})

const list = (who: Person, query: object = {}) => app.call('listCompanyPeople', { as: who, query: { id, ...query } })

describe('listCompanyPeople', () => {
  test('by first name, a page at a time', async () => {
    const { body } = await list(scene.lea, { size: 3, page: 1 })
    expect(body.content.map(({ nameFirst }) => nameFirst)).toEqual(['David', 'Lea', 'Noah'])
    expect(body).toMatchObject({ totalElements: 7, totalPages: 3, number: 1, size: 3 })
    expect(body.content.map(({ isOwn }) => isOwn)).toEqual([false, true, false])
  })

  test('says whom the caller follows', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      'insert into follow (follower_id, person_id) values ($1, $2) returning id',
      [scene.lea.id, scene.david.id],
    )
    const { body } = await list(scene.lea, { size: 3, page: 1 })
    expect(body.content.map(({ followId }) => followId)).toEqual([rows[0]!.id, null, null])
  })

  test('strangers see of a closed profile what it shows', async () => {
    const of = async (who: Person, name: string) =>
      (await list(who, { size: 100 })).body.content.find(({ nameFirst }) => nameFirst === name)
    expect(await of(scene.luca, 'Lea')).toMatchObject({ nameLast: 'M.', jobTitle: '' })
    expect(await of(scene.luca, 'David')).toMatchObject({ nameLast: 'Muster', jobTitle: 'Werkstatt' })
    expect(await of(scene.noah, 'Lea')).toMatchObject({ nameLast: 'Muster', jobTitle: 'Werkstatt' })
  })

  test('who has left, and who is kept apart, is not there', async () => {
    await block(app, scene.noah, scene.elena)
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [scene.vera.id])
    const names = (await list(scene.elena, { size: 100 })).body.content.map(({ nameFirst }) => nameFirst)
    expect(names).toEqual(['Ada', 'Bruno', 'Clara', 'David', 'Lea'])
  })

  test('different people count: not more than 200 an hour', async () => {
    await app.pool.query(
      `insert into person_seen (viewer_id, person_id, seen_at)
       select $1, gen_random_uuid(), $2::timestamptz from generate_series(1, 198)`,
      [scene.ada.id, app.clock.now()],
    )
    expect((await list(scene.ada, { size: 3 })).status).toBe(200)
    expect((await list(scene.ada, { size: 5 })).status).toBe(429)
  })
})
