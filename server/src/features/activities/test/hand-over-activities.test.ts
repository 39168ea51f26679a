import { beforeAll, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const newTrainer = (nameFirst: string) =>
  newPerson(app, {
    nameFirst,
    companyId: scene.nordwerk,
    roles: ['VOCATIONAL_TRAINER'],
    email: freshAddress(nameFirst.toLowerCase()),
  })
const authorOf = async (id: string) =>
  (await app.db.selectFrom('activity').select('author_id').where('id', '=', id).executeTakeFirstOrThrow()).author_id
const handOver = (from: Person, to: Person) =>
  app.call('handOver', { as: scene.clara, body: { id: from.id, receiverId: to.id } })

test('open ones change hands with the applications that wait; drafts and those of others stay', async () => {
  const [simon, rita, anna] = [await newTrainer('Simon'), await newTrainer('Rita'), await newTrainer('Anna')]
  const open = await newActivity(app, simon)
  const pending = await newActivity(app, simon, { status: 'PENDING' })
  const draft = await newActivity(app, simon, { status: 'DRAFT' })
  const foreign = await newActivity(app, anna)
  const waiting = await newApplication(app, scene.noah, open)

  expect((await handOver(simon, rita)).status).toBe(204)
  expect([await authorOf(open), await authorOf(pending)]).toEqual([rita.id, rita.id])
  expect([await authorOf(draft), await authorOf(foreign)]).toEqual([simon.id, anna.id])
  const reader = async (who: Person) => (await app.call('readApplication', { as: who, query: { id: waiting } })).status
  expect([await reader(rita), await reader(simon)]).toEqual([200, 404])
})
