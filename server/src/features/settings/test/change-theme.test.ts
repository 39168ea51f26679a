import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const change = (who: Person, theme: string) => app.call('changeTheme', { as: who, body: { theme } })
const themeOf = async (who: Person) => (await app.call('readUserDetails', { as: who })).body.theme

describe('changeTheme', () => {
  test('Lea changes her colours; nobody else’s change with them', async () => {
    expect((await change(scene.lea, 'FOREST')).status).toBe(204)
    expect(await themeOf(scene.lea)).toBe('FOREST')
    expect(await themeOf(scene.noah)).toBe('DEFAULT')
  })

  test('a theme that does not exist: 400, and the old one stays', async () => {
    const { status, body } = await change(scene.noah, 'NEON')
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad_input', errors: ['«Farbschema» ist nicht gültig.'] })
    expect(await themeOf(scene.noah)).toBe('DEFAULT')
  })
})
