import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { profileOf, setAge } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await setAge(app, scene.lea, true)
})

const change = (who: Person, isOpen: boolean) => app.call('changeVisibility', { as: who, body: { isOpen } })
const lastNameFor = async (who: Person, whose: Person) => {
  const query = { id: await profileOf(app, whose) }
  return (await app.call('readProfile', { as: who, params: { type: 'user' }, query })).body.userNameLast
}

describe('changeVisibility', () => {
  test('a minor opens the own profile and closes it again; it holds at once', async () => {
    expect(await lastNameFor(scene.luca, scene.lea)).toBe('M.')
    expect((await change(scene.lea, true)).status).toBe(204)
    expect(await lastNameFor(scene.luca, scene.lea)).toBe('Muster')
    expect((await change(scene.lea, false)).status).toBe(204)
    expect(await lastNameFor(scene.luca, scene.lea)).toBe('M.')
    const { rows } = await app.pool.query('select action from audit where target_id = $1 order by id', [scene.lea.id])
    expect(rows.map(({ action }) => action)).toEqual(['openProfile', 'closeProfile'])
  })

  test('who is of age closes it: colleagues go on seeing all, and so does nobody else’s change', async () => {
    expect((await change(scene.david, false)).status).toBe(204)
    expect(await lastNameFor(scene.luca, scene.david)).toBe('M.')
    expect(await lastNameFor(scene.noah, scene.david)).toBe('Muster')
    expect(await lastNameFor(scene.luca, scene.noah)).toBe('Muster')
  })
})
