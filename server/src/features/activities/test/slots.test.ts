// Taking and freeing slots under the activity's lock: whatever the order, never more reserved than there are.
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { freeSlot, takeSlot } from '../actions/slots.ts'
import { lockActivity } from '../activity.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const take = (id: string) =>
  app
    .begin(async (tx) => takeSlot(tx, await lockActivity(tx, id)))
    .then(
      () => 'taken',
      (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
    )
const free = (id: string) =>
  app.begin(async (tx) => {
    const { reserved } = await lockActivity(tx, id)
    if (reserved > 0) await freeSlot(tx, id, app.clock.now())
  })

describe('keepSlots', () => {
  test('random takes and frees at once: 0 ≤ reserved ≤ slots, and every take is counted or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.constantFrom('take', 'take', 'free'), { minLength: 1, maxLength: 25 }),
        async (slots, steps) => {
          const id = await newActivity(app, scene.david, { slots })
          await Promise.all(steps.map((step) => (step === 'take' ? take(id) : free(id))))
          const { rows } = await app.pool.query<{ reserved: number }>('select reserved from activity where id = $1', [
            id,
          ])
          expect(rows[0]!.reserved).toBeGreaterThanOrEqual(0)
          expect(rows[0]!.reserved).toBeLessThanOrEqual(slots)
        },
      ),
      { numRuns: 25 },
    )
  })

  test('0 slots: no limit; not open: refused', async () => {
    const free = await newActivity(app, scene.david)
    expect(await Promise.all([1, 2, 3].map(() => take(free)))).toEqual(['taken', 'taken', 'taken'])
    expect(await take(await newActivity(app, scene.david, { status: 'ARCHIVED' }))).toBe('activity_not_open')
    expect(await take(await newActivity(app, scene.david, { slots: 1, reserved: 1 }))).toBe('activity_full')
  })
})
