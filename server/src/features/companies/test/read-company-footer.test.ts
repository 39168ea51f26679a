import { expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp } from '../../../../test/app.ts'
import { newScene } from '../../../../test/people.ts'

test('readCompanyFooter: the figures of a company; an unknown one: 404', async () => {
  const app = await testApp()
  const scene = await newScene(app)
  await newActivity(app, scene.david)
  await newActivity(app, scene.lea, { status: 'ARCHIVED' })
  await newActivity(app, scene.lea, { status: 'PENDING' })
  const token = await app.tokenOf(scene.luca)
  const footer = (id: string) => app.call('readCompanyFooter', { token, query: { id } })
  expect((await footer(scene.nordwerk)).body).toEqual({
    id: scene.nordwerk,
    profileId: expect.any(String),
    name: 'Nordwerk AG',
    banner: null,
    image: null,
    location: '',
    activitiesPublished: 2,
    followerCount: 0,
    yearJoined: new Date().getFullYear(),
  })
  expect((await footer(scene.lea.id)).status).toBe(404)
})
