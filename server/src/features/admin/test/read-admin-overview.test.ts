import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { openInvitationOf } from '../../../../test/link-tokens.ts'
import { newCompany, newPerson, newScene, type NewPerson, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const read = async (who: Person) => (await app.call('readAdminOverview', { as: who })).body

describe('readAdminOverview', () => {
  test('an officer on the first day: what is done, step by step, until all is', async () => {
    const companyId = await newCompany(app, 'Erstwerk')
    const at = (...roles: NewPerson['roles']) =>
      newPerson(app, { nameFirst: 'Erst', companyId, roles, email: freshAddress('erst') })
    const officer = await at('EDUCATION_OFFICER')
    const steps = { companyProfile: false, trainers: false, apprentices: false, activity: false }
    expect(await read(officer)).toMatchObject({ companyName: 'Erstwerk', firstDay: steps, companies: null })
    await app.pool.query("update company set bio = 'Wir sind neu.' where id = $1", [companyId])
    const trainer = await at('VOCATIONAL_TRAINER')
    await at('APPRENTICE')
    expect((await read(officer)).firstDay).toEqual({
      ...steps,
      companyProfile: true,
      trainers: true,
      apprentices: true,
    })
    await openInvitationOf(app, officer)
    expect((await read(officer)).company).toEqual({
      people: 3,
      apprentices: 1,
      trainers: 1,
      invitations: { OPEN: 0, EXPIRING: 1, EXPIRED: 0, ACCEPTED: 0, WITHDRAWN: 0 },
      remindable: 0,
      withoutSupervisor: 1,
    })
    await newActivity(app, trainer)
    expect((await read(officer)).firstDay).toBeNull()
  })

  test('the figures of a company are for those who look after its people, those of the platform for who runs it', async () => {
    expect((await read(scene.clara)).companies).toBeNull()
    expect((await read(scene.vera)).company).toBeNull()
    expect((await read(scene.vera)).companies?.total).toBeGreaterThan(1)
    expect((await read(scene.ada)).company?.people).toBeGreaterThan(1)
  })
})

describe('hideFirstDay', () => {
  test('the list is gone for whoever hid it, and for nobody else', async () => {
    const companyId = await newCompany(app, 'Zweitwerk')
    const officers = await Promise.all(
      ['eins', 'zwei'].map((name) =>
        newPerson(app, { nameFirst: 'Ona', companyId, roles: ['EDUCATION_OFFICER'], email: freshAddress(name) }),
      ),
    )
    expect((await app.call('hideFirstDay', { as: officers[0]! })).status).toBe(204)
    expect((await read(officers[0]!)).firstDay).toBeNull()
    expect((await read(officers[1]!)).firstDay).not.toBeNull()
  })
})
