import file from '@werkplatz/content/school-subjects.json' with { type: 'json' }
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { newMark } from '../../../../test/school.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const subjects = async (query?: string) =>
  (await app.call('listSchoolSubjects', { as: scene.lea, query: query === undefined ? {} : { query } })).body

describe('listSchoolSubjects', () => {
  test('without a profession those of all, at most 50; with one its own', async () => {
    expect(await subjects()).toHaveLength(50)
    await app.pool.query("update person set profession_id = 'pr-inf-app' where id = $1", [scene.lea.id])
    const known = new Set(
      file.subjects.filter((one) => one.professionIds.includes('pr-inf-app')).map(({ subject }) => subject),
    )
    const offered = await subjects()
    expect(offered.length).toBeGreaterThan(5)
    for (const { subject, isOwn } of offered) expect([known.has(subject), isOwn]).toEqual([true, false])
  })

  test('the own ones come first, the latest before, each once however it was spelled; nobody else’s', async () => {
    const before = await subjects()
    await newMark(app, scene.lea, { subject: 'Schwimmen' })
    await newMark(app, scene.lea, { subject: 'Chinesisch' })
    await newMark(app, scene.lea, { subject: 'schwimmen' })
    await newMark(app, scene.luca, { subject: 'Fechten' })
    expect(await subjects()).toEqual([
      { subject: 'schwimmen', isOwn: true },
      { subject: 'Chinesisch', isOwn: true },
      ...before,
    ])
    expect(await subjects('SCHWIM')).toEqual([{ subject: 'schwimmen', isOwn: true }])
  })
})
