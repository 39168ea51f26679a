// With the real database, tokens and routes; no worker runs, so the bus never says that a session ended.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../test/app.ts'
import { eventually } from '../../../test/eventually.ts'
import { newPerson, newScene, type Scene } from '../../../test/people.ts'
import { listGoodSessions } from '../../access/member.queries.ts'
import { connect, connectFrame, knock, ORIGIN, quietBus, startNode, subscribeFrame } from './support.ts'

let app: TestApp
let scene: Scene
let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  node = await startNode({
    bus: quietBus().bus,
    authenticator: app.identity.authenticator,
    goodSessions: (sessions) => listGoodSessions(app.db, sessions),
    limits: { sessionCheckMs: 100 },
  })
  return () => node.close()
})

describe('the live channel and the session in the database', () => {
  test('logging out closes the socket, and the token opens no new one; others stay', async () => {
    const [lea, noah] = [await app.sessionOf(scene.lea), await app.sessionOf(scene.noah)]
    const hers = await connect(node.url, lea.token)
    const his = await connect(node.url, noah.token)
    await hers.listen(`/topic/notifications/${scene.lea.id}`)
    await app.call('logOut', { token: lea.token })
    await eventually(() => expect(hers.closed).toEqual([1008]))
    await expect(connect(node.url, lea.token)).rejects.toThrow('unauthenticated')
    expect(his.closed).toEqual([])
    await his.client.deactivate()
  })

  test('changed rights close the socket; the session itself can connect again', async () => {
    const { token } = await app.sessionOf(scene.clara)
    const client = await connect(node.url, token)
    await app.pool.query('update person set rights_version = rights_version + 1 where id = $1', [scene.clara.id])
    await eventually(() => expect(client.closed).toEqual([1008]))
    const again = await connect(node.url, token)
    await again.listen(`/topic/notifications/${scene.clara.id}`)
    await again.client.deactivate()
  })

  test('before the set-up CONNECT is refused as every REST call is, and what is sent with it does nothing', async () => {
    const fresh = await newPerson(app, {
      nameFirst: 'Fina',
      companyId: scene.nordwerk,
      roles: ['APPRENTICE'],
      setupDone: false,
    })
    const { token } = await app.sessionOf(fresh)
    expect((await app.call('listNotifications', { token })).status).toBe(403)
    await expect(connect(node.url, token)).rejects.toThrow('setup_missing')
    const bare = await knock(node.url, { origin: ORIGIN })
    bare.send(connectFrame(token) + subscribeFrame('a', `/topic/notifications/${fresh.id}`))
    await eventually(() => expect(bare.closed).toEqual([1008]))
    expect(bare.received.join('')).toMatch(/^ERROR\n[^]*setup_missing/)
    expect(bare.received.join('')).not.toContain('CONNECTED')
    await app.pool.query('update person set setup_at = now() where id = $1', [fresh.id])
    const after = await connect(node.url, (await app.sessionOf(fresh)).token)
    await after.listen(`/topic/notifications/${fresh.id}`)
    await after.client.deactivate()
  })

  test('an access token that expires does not end a socket whose session is good', async () => {
    const { token } = await app.sessionOf(scene.david)
    const client = await connect(node.url, token)
    app.clock.add(20 * 60)
    await expect(connect(node.url, token)).rejects.toThrow('unauthenticated')
    await client.listen('/topic/events')
    expect(client.closed).toEqual([])
    await client.client.deactivate()
  })
})
