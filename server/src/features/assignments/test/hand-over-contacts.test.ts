import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment } from '../../../../test/applications.ts'
import { newEvaluation } from '../../../../test/evaluations.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { newPerson, newScene, type Scene } from '../../../../test/people.ts'

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
const contactOf = async (id: string) =>
  (await app.db.selectFrom('assignment').select('contact_id').where('id', '=', id).executeTakeFirstOrThrow()).contact_id

test('running ones are accompanied by the receiver; one whose evaluation has begun, and one of others, stay', async () => {
  const [simon, rita, anna] = [await newTrainer('Simon'), await newTrainer('Rita'), await newTrainer('Anna')]
  const running = await newAssignment(app, scene.lea, { status: 'APPROVED', contact: simon })
  const abroad = await newAssignment(app, scene.luca, { status: 'APPROVED', contact: simon })
  const foreign = await newAssignment(app, scene.lea, { status: 'APPROVED', contact: anna })
  const begun = await newEvaluation(app, scene.lea, { contact: simon, contactPart: 'begun' })

  const body = { id: simon.id, receiverId: rita.id }
  expect((await app.call('handOver', { as: scene.clara, body })).status).toBe(204)
  expect([await contactOf(running), await contactOf(abroad)]).toEqual([rita.id, rita.id])
  expect([await contactOf(foreign), await contactOf(begun.id)]).toEqual([anna.id, simon.id])
  const evaluation = await app.db
    .selectFrom('evaluation')
    .select('contact_id')
    .where('id', '=', running)
    .executeTakeFirstOrThrow()
  expect(evaluation.contact_id).toBe(rita.id)
})
