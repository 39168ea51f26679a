import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, idIn, titles } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

describe('submitActivity', () => {
  test('submit: DRAFT → PENDING by its author, and the reviewers see it', async () => {
    const id = await newActivity(app, scene.lea, { status: 'DRAFT', title: 'Bitte prüfen' })
    expect((await calls.submit(scene.lea, id)).status).toBe(204)
    expect(await statusOf(app, id)).toBe('PENDING')
    expect(titles(await calls.list(scene.clara, 'APPROVE'))).toEqual(['Bitte prüfen'])
    expect(await announced(app, id)).toEqual(['activity.submitted'])
  })

  test('submit: a draft with gaps is refused with what is missing, not with an error of ours', async () => {
    const id = idIn(await calls.create(scene.lea, { activityStatus: 'DRAFT', description: '' }))
    const { status, body } = await calls.submit(scene.lea, id)
    expect([status, (body as { errors: string[] }).errors]).toEqual([400, ['«Beschreibung» darf nicht leer sein.']])
  })

  test('submit: refused from PUBLISHED; a stranger is told it does not exist', async () => {
    expect((await calls.submit(scene.lea, await newActivity(app, scene.lea))).status).toBe(409)
    expect((await calls.submit(scene.clara, await newActivity(app, scene.lea, { status: 'DRAFT' }))).status).toBe(404)
  })
})
