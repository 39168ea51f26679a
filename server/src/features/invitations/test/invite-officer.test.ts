import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { newCompany, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const invite = (who: Person, companyId: string, email = freshAddress('bildung')) =>
  app.call('inviteOfficer', { as: who, body: { id: companyId, email } })
const invited = (email: string) =>
  app.db
    .selectFrom('invitation')
    .select(['company_id', 'role', 'status', 'template'])
    .where('email', '=', email)
    .execute()

describe('inviteOfficer', () => {
  test('the training body invites a first officer again, but not into a company that has one', async () => {
    const empty = await newCompany(app, 'Leerwerk AG')
    const email = freshAddress('bildung')
    expect((await invite(scene.vera, empty, email)).status).toBe(204)
    expect(await invited(email)).toEqual([
      { company_id: empty, role: 'EDUCATION_OFFICER', status: 'PENDING', template: 'companyInvitation' },
    ])
    expect((await invite(scene.vera, scene.suedwerk)).status).toBe(403)
  })

  test('who runs the platform into any company; officers and everybody else not by this call', async () => {
    for (const who of [scene.ada, scene.bruno]) expect((await invite(who, scene.suedwerk)).status).toBe(204)
    for (const who of [scene.clara, scene.david, scene.lea])
      expect((await invite(who, scene.nordwerk)).status).toBe(403)
  })
})
