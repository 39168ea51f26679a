// Who is told of a report: never of one about themself.
import type { ReportTarget } from '@werkplatz/contract/moderation/schemas.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { listModerators } from '../report.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

/** By first names, a few at a time, as they are told. */
async function toldOf(author: Person | null, target: ReportTarget = 'USER_PROFILE'): Promise<string[]> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into report (reporter_id, company_id, target, target_id, reason, author_id)
     values ($1, $2, $3, gen_random_uuid(), 'SPAM', $4) returning id`,
    [scene.luca.id, scene.nordwerk, target, author?.id ?? null],
  )
  const told: string[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const next = await listModerators(app.db, rows[0]!.id, after, 1)
    if (next.length === 0) break
    told.push(...next)
    after = next.at(-1)!
  }
  const people = Object.values(scene).filter((one): one is Person => typeof one !== 'string')
  return people.filter(({ id }) => told.includes(id)).map(({ nameFirst }) => nameFirst)
}

describe('listModerators', () => {
  test('OWNER, ADMIN and the officers of the company', async () => {
    expect(await toldOf(scene.lea)).toEqual(['Ada', 'Bruno', 'Clara'])
  })

  test.each([
    ['clara', ['Ada', 'Bruno']],
    ['bruno', ['Ada', 'Clara']],
    ['ada', ['Bruno', 'Clara']],
  ] as const)('about %s: the others only', async (who, told) => {
    expect(await toldOf(scene[who])).toEqual(told)
  })

  test('the profile of a company is its officers’: they are not told', async () => {
    expect(await toldOf(null, 'COMPANY_PROFILE')).toEqual(['Ada', 'Bruno'])
  })

  test('nobody is left: OWNER', async () => {
    const others = [scene.bruno.id, scene.clara.id]
    await app.pool.query("update person set status = 'DEACTIVATED' where id = any($1)", [others])
    expect(await toldOf(scene.ada)).toEqual(['Ada'])
    await app.pool.query("update person set status = 'ACTIVE' where id = any($1)", [others])
  })
})
