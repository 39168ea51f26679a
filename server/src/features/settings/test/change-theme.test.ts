import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const change = async (who: Person, theme: string) =>
  app.send({ method: 'PATCH', url: '/v1/settings/theme', payload: { theme }, token: await app.tokenOf(who) })
const themeOf = async (who: Person) => {
  const { body } = await app.send({ method: 'GET', url: '/v1/auth/details', token: await app.tokenOf(who) })
  return (body as { theme: string }).theme
}

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
