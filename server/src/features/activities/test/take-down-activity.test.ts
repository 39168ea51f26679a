// Taken down after a report, and back exactly as it was.
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { removeReported, wholeRow } from '../../../../test/reports.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const restore = (as: Person, id: string) => app.call('restoreReported', { as, body: { id, reasons: 'Doch.' } })
const rowOf = (table: string, id: string) => wholeRow(app, table, id)

describe('takeDownActivity', () => {
  test.each(['PENDING', 'APPROVED', 'PUBLISHED', 'ONGOING', 'ARCHIVED'] as const)(
    'an activity that was %s',
    async (status) => {
      const activityId = await newActivity(app, scene.david, { status, isFeatured: status === 'PUBLISHED' })
      const before = await rowOf('activity', activityId)
      const id = await removeReported(app, scene.ada, scene.david, { target: 'ACTIVITY', targetId: activityId })
      expect((await app.call('readActivity', { as: scene.noah, query: { id: activityId } })).status).toBe(404)
      expect((await app.call('readActivity', { as: scene.david, query: { id: activityId } })).status).toBe(200)
      expect((await restore(scene.ada, id)).status).toBe(204)
      expect(await rowOf('activity', activityId)).toEqual(before)
    },
  )
})
