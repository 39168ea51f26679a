// The first event of the product's own that reaches the square: the whole way from the call to the receivers' lists.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  worker = await testWorker(app, workerParts)
})

const finishSetup = (who: Person) =>
  app.call('finishSetup', {
    as: who,
    body: { imageId: 'generated:1', bannerId: 'generated:1', slogan: 'Neu hier', date: '2026-08-01' },
  })
const eventsOf = async (who: Person) => (await app.call('listEvents', { as: who })).body
const newcomer = (nameFirst: string) =>
  newPerson(app, { nameFirst, companyId: scene.nordwerk, roles: ['APPRENTICE'], setupDone: false })

test('somebody new is announced to everybody, once', async () => {
  const mia = await newcomer('Mia')
  expect((await finishSetup(mia)).status).toBeLessThan(300)
  expect((await finishSetup(mia)).status).toBeLessThan(300)
  await eventually(async () =>
    expect(await eventsOf(scene.elena)).toMatchObject([{ eventInteraction: 'USER_JOINED', nameFirst: 'Mia' }]),
  )
  await eventually(() =>
    expect(worker.bus.said.filter(({ subject }) => subject === 'live.events.public')).toHaveLength(1),
  )
})

test('of a minor only the company hears', async () => {
  const tim = await newcomer('Tim')
  await app.begin((tx) => tx.updateTable('person').set({ adult_from: '2999-01-01' }).where('id', '=', tim.id).execute())
  await finishSetup(tim)
  await eventually(async () =>
    expect(await eventsOf(scene.noah)).toMatchObject([{ nameFirst: 'Tim' }, { nameFirst: 'Mia' }]),
  )
  expect((await eventsOf(scene.elena)).map(({ nameFirst }) => nameFirst)).toEqual(['Mia'])
  // The row comes first, the message after the commit.
  await eventually(() =>
    expect(worker.bus.said.map(({ subject }) => subject)).toEqual([
      'live.events.public',
      `live.events.company.${scene.nordwerk}`,
    ]),
  )
})
