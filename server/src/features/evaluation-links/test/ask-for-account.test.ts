import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newGuestLink } from '../../../../test/evaluation-links.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { auditOf, guestCalls } from './calls.ts'

let app: TestApp
let scene: Scene
let guest: ReturnType<typeof guestCalls>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  guest = guestCalls(app)
})

const wishesTo = async (personId: string) =>
  (
    await app.pool.query("select placeholders from mail where template = 'guestAccountWish' and person_id = $1", [
      personId,
    ])
  ).rows

describe('askForAccount', () => {
  test('tells the sender, once, and reads nothing', async () => {
    const { id, token } = await newGuestLink(app, scene.lea, scene.clara, { contactPart: 'submitted', isUsed: true })
    expect(await guest.ask(token)).toMatchObject({ status: 204, body: '' })
    expect((await guest.ask(token)).status).toBe(204)
    expect(await wishesTo(scene.clara.id)).toMatchObject([
      { placeholders: { contactName: 'Rita Beispiel', apprenticeName: 'Lea Muster' } },
    ])
    expect(await auditOf(app, id)).toEqual(['askForAccount'])
  })

  test('not before submitting, and not a day later', async () => {
    const open = await newGuestLink(app, scene.lea, scene.david)
    expect((await guest.ask(open.token)).status).toBe(404)
    const old = await newGuestLink(app, scene.lea, scene.david, { isUsed: true })
    await app.pool.query("update evaluation_link set used_at = now() - interval '25 hours' where id = $1", [old.linkId])
    expect(await guest.ask(old.token)).toMatchObject({ status: 410, body: { code: 'guest_link_used' } })
    expect(await wishesTo(scene.david.id)).toEqual([])
  })
})
