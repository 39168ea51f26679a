import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newReport } from '../../../../test/reports.ts'
import { forgetPerson } from '../../my-data/actions/forget-person.ts'

let app: TestApp
let scene: Scene
let ines: Person
let count = 0
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})
beforeEach(async () => {
  count += 1
  const email = `ines${count}@nordwerk.example`
  ines = await newPerson(app, { nameFirst: 'Ines', companyId: scene.nordwerk, roles: ['EDUCATION_OFFICER'], email })
})

const stateOf = async (id: string) => {
  const { status, taken_by: taker } = await app.db
    .selectFrom('report')
    .select(['status', 'taken_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return [status, taker]
}
const trail = async (id: string) =>
  (
    await app.db.selectFrom('audit').select(['action', 'actor_id']).where('target_id', '=', id).orderBy('id').execute()
  ).map(({ action, actor_id: actor }) => [action, actor])
const change = async (roles: string[]) => {
  const { rights_version: rightsVersion } = await app.db
    .selectFrom('person')
    .select('rights_version')
    .where('id', '=', ines.id)
    .executeTakeFirstOrThrow()
  const unused = { supervisorId: null, professionId: null, adultFrom: null, dateJoined: null }
  return app.call('changePerson', { as: scene.ada, body: { id: ines.id, roles, rightsVersion, ...unused } })
}

describe('releaseCasesOf', () => {
  test('deactivated: what Ines had taken is open again, what Clara took and what Ines decided stays', async () => {
    const taken = await newReport(app, scene.lea, { taker: ines })
    const claras = await newReport(app, scene.lea, { taker: scene.clara })
    const decided = await newReport(app, scene.lea, { decision: 'WARNED', decider: ines })
    const gone = await app.call('deactivatePerson', { as: scene.ada, body: { id: ines.id, receiverId: null } })
    expect(gone.status).toBe(204)
    expect(await stateOf(taken)).toEqual(['OPEN', null])
    expect(await trail(taken)).toEqual([['release', scene.ada.id]])
    expect(await stateOf(claras)).toEqual(['TAKEN', scene.clara.id])
    expect((await stateOf(decided))[0]).toBe('CLOSED')
    expect((await app.call('takeReport', { as: scene.clara, body: { id: taken } })).status).toBe(204)
  })

  test('another role: released; a role that still moderates: kept', async () => {
    const taken = await newReport(app, scene.lea, { taker: ines })
    expect((await change(['EDUCATION_OFFICER', 'VOCATIONAL_TRAINER'])).status).toBe(204)
    expect(await stateOf(taken)).toEqual(['TAKEN', ines.id])
    expect((await change(['VOCATIONAL_TRAINER'])).status).toBe(204)
    expect(await stateOf(taken)).toEqual(['OPEN', null])
  })

  test('forgotten: released by the system', async () => {
    const taken = await newReport(app, scene.lea, { taker: ines })
    await app.begin((tx) => forgetPerson(tx, ines.id, new Date()))
    expect(await stateOf(taken)).toEqual(['OPEN', null])
    expect(await trail(taken)).toEqual([['release', null]])
  })
})
