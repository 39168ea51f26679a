import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity, statusOf } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { swissDay } from '../../../lib/swiss-day.ts'
import { announced, callsOf, titles, trailOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const cards = async (key: 'listLatestActivities' | 'listTaskCards' | 'listExternalCards', who = scene.noah) =>
  (await app.call(key, { as: who })).body.map((card) => card.title)

describe('publishActivity', () => {
  test('publish: APPROVED → PUBLISHED, and it is brand-new on the home of the colleagues', async () => {
    const id = await newActivity(app, scene.lea, { status: 'APPROVED', title: 'Frisch' })
    expect(await cards('listLatestActivities')).toEqual([])
    expect((await calls.publish(scene.lea, id)).status).toBe(204)
    expect(await cards('listLatestActivities')).toEqual(['Frisch'])
    expect(await cards('listTaskCards')).toEqual(['Frisch'])
    expect(await cards('listLatestActivities', scene.luca)).toEqual([])
    expect(await trailOf(app, id)).toEqual(['publish'])
    expect(await announced(app, id)).toEqual(['activity.published'])
  })

  test('publish: by a holder of UPDATE_ACTIVITY too; refused from PENDING; to a colleague it does not exist yet', async () => {
    const id = await newActivity(app, scene.lea, { status: 'APPROVED' })
    expect((await calls.publish(scene.noah, id)).status).toBe(404)
    expect((await calls.publish(scene.david, id)).status).toBe(204)
    expect((await calls.publish(scene.david, id)).status).toBe(409)
    expect((await calls.publish(scene.lea, await newActivity(app, scene.lea, { status: 'PENDING' }))).status).toBe(409)
  })

  test('not what is over: 409 that says so; the last day still counts', async () => {
    const dayIn = (days: number) => swissDay(new Date(app.clock.now().getTime() + days * 24 * 3600 * 1000))
    const made = { status: 'APPROVED', dateStart: dayIn(-9) } as const
    const over = await newActivity(app, scene.lea, { ...made, dateEnd: dayIn(-1) })
    const lastDay = await newActivity(app, scene.lea, { ...made, dateEnd: dayIn(0) })
    expect(await calls.publish(scene.lea, over)).toMatchObject({ status: 409, body: { code: 'activity_over' } })
    expect(await statusOf(app, over)).toBe('APPROVED')
    expect((await calls.publish(scene.lea, lastDay)).status).toBe(204)
  })

  test('an external person sees it only if it is public', async () => {
    const inside = await newActivity(app, scene.lea, { title: 'Nur intern' })
    const outside = await newActivity(app, scene.lea, { title: 'Für alle', isPublic: true })
    expect((await calls.details(scene.luca, inside)).status).toBe(404)
    expect((await calls.details(scene.luca, outside)).body).toMatchObject({
      isExternal: true,
      canApply: false,
      applyBlocker: 'external_request_needed',
    })
    expect(titles(await calls.list(scene.luca, 'EXTERNAL'))).toEqual(['Für alle'])
    expect(await cards('listExternalCards', scene.luca)).toEqual(['Für alle'])
    expect(await statusOf(app, outside)).toBe('PUBLISHED')
  })
})
