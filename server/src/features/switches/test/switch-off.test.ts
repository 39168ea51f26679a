import { destinations } from '@werkplatz/contract/destinations.ts'
import { routeKeys, routeOf } from '@werkplatz/contract/routes.ts'
import { switchables, type Switchable } from '@werkplatz/contract/rules/switches.ts'
import type { Destination } from '@werkplatz/contract/shared/destination.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newChat } from '../../../../test/chats.ts'
import { freshAddress } from '../../../../test/inbox.ts'
import { invitationTokenOf } from '../../../../test/link-tokens.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newComment, newPost } from '../../../../test/posts.ts'
import { realBus } from '../../../live/test/support.ts'
import { joinLive, liveNode } from '../../chats/test/live.ts'

let app: TestApp
let scene: Scene
let node: Awaited<ReturnType<typeof liveNode>>
let bus: Awaited<ReturnType<typeof realBus>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  bus = await realBus()
  node = await liveNode(app, bus)
})
afterEach(() => app.pool.query('delete from feature_switch'))
afterAll(async () => {
  await node.close()
  await bus.close()
})

const NOTICE = 'Wir räumen auf. Am Mittag geht es weiter.'
const off = (who: Person, feature: Switchable, companyId: string | null = null, notice = NOTICE) =>
  app.call('switchOff', { as: who, body: { feature, companyId, notice, reason: 'Verdacht auf Schadsoftware' } })
const on = (who: Person, feature: Switchable, companyId: string | null = null) =>
  app.call('switchOn', { as: who, body: { feature, companyId } })

const post = (who: Person) => app.call('savePost', { as: who, body: { body: 'Hallo', attachments: [], media: [] } })
const comment = (who: Person, postId: string) =>
  app.call('saveComment', { as: who, body: { targetId: postId, commentType: 'post', body: 'Schön' } })
const upload = (who: Person, call: 'uploadImage' | 'uploadDocument') =>
  app.call(call, {
    as: who,
    body:
      call === 'uploadImage'
        ? { fileName: 'a.png', mimeType: 'image/png' }
        : { fileName: 'a.pdf', mimeType: 'application/pdf' },
  })
const start = (who: Person, other: Person) => app.call('startChat', { as: who, body: { participantIds: [other.id] } })
const refused = { status: 403, body: { code: 'switched_off', detail: NOTICE } }
const offFor = async (who: Person) => (await app.call('readUserDetails', { as: who })).body.switchedOff

describe('switchOff', () => {
  test('each switch stops something: a route or a live destination needs it', () => {
    const needed = new Set([
      ...routeKeys.map((key) => routeOf(key).needs),
      ...Object.values<Destination>(destinations).map(({ needs }) => needs),
    ])
    expect(switchables.filter((one) => !needed.has(one))).toEqual([])
  })

  test('posts, for one company: its people write nothing, read and delete as before; the others write', async () => {
    const postId = await newPost(app, scene.luca)
    const commentId = await newComment(app, scene.lea, postId)
    expect((await off(scene.bruno, 'posts', scene.nordwerk)).status).toBe(204)
    expect(await post(scene.lea)).toMatchObject(refused)
    expect(await comment(scene.lea, postId)).toMatchObject(refused)
    expect((await post(scene.luca)).status).toBe(201)
    expect((await app.call('readPost', { as: scene.lea, params: { id: postId } })).status).toBe(200)
    expect((await app.call('deleteComment', { as: scene.lea, body: { id: commentId } })).status).toBe(204)
    expect(await offFor(scene.lea)).toEqual([{ feature: 'posts', notice: NOTICE }])
    expect(await offFor(scene.luca)).toEqual([])
    expect((await on(scene.ada, 'posts', scene.nordwerk)).status).toBe(204)
    expect((await post(scene.lea)).status).toBe(201)
    expect(await offFor(scene.lea)).toEqual([])
  })

  test('chat, for everybody: no message and no new chat, on the live channel too; reading goes on', async () => {
    const chat = await newChat(app, [scene.lea, scene.david])
    const lea = await joinLive(app, node, scene.lea)
    expect(await lea.write(chat, 'Vorher')).toBe('sent')
    expect((await off(scene.ada, 'chat')).status).toBe(204)
    expect(await lea.write(chat, 'Nachher')).toBe('switched_off')
    expect(await start(scene.luca, scene.elena)).toMatchObject(refused)
    const { rows } = await app.pool.query('select body from message where chat_id = $1', [chat])
    expect(rows).toEqual([{ body: 'Vorher' }])
    expect((await app.call('readMessages', { as: scene.lea, query: { chatId: chat } })).status).toBe(200)
    expect((await on(scene.ada, 'chat')).status).toBe(204)
    // The connection stayed.
    expect(await lea.write(chat, 'Wieder')).toBe('sent')
    await lea.leave()
  })

  test('uploads: no new slot, for pictures and documents, also before set-up is done', async () => {
    expect((await off(scene.bruno, 'uploads', scene.suedwerk)).status).toBe(204)
    for (const call of ['uploadImage', 'uploadDocument'] as const) {
      expect(await upload(scene.luca, call)).toMatchObject(refused)
      expect((await upload(scene.lea, call)).status).toBe(200)
    }
  })

  test('new accounts: a good link says that it can wait, a bad one nothing else than before; afterwards it works', async () => {
    const token = await invitationTokenOf(app, scene.elena, { email: freshAddress('kim') })
    const signUp = (secret: string) =>
      app.call('signUp', {
        query: { token: secret },
        body: { nameFirst: 'Kim', nameLast: 'Berger', password: 'Zürich🔑ss ist schön' },
      })
    expect((await off(scene.bruno, 'newAccounts', scene.suedwerk)).status).toBe(204)
    expect(await app.call('checkInvitation', { query: { token } })).toMatchObject(refused)
    expect(await signUp(token)).toMatchObject(refused)
    expect(await signUp('x'.repeat(43))).toMatchObject({ status: 404, body: { code: 'invitation_invalid' } })
    expect((await on(scene.bruno, 'newAccounts', scene.suedwerk)).status).toBe(204)
    expect((await signUp(token)).status).toBe(201)
  })

  test('for all and for one company are two switches; of two notices everybody reads the one for all', async () => {
    await off(scene.ada, 'posts', scene.nordwerk, 'Nur bei euch.')
    await off(scene.ada, 'posts', null, 'Überall.')
    expect(await offFor(scene.lea)).toEqual([{ feature: 'posts', notice: 'Überall.' }])
    await on(scene.ada, 'posts')
    expect(await offFor(scene.lea)).toEqual([{ feature: 'posts', notice: 'Nur bei euch.' }])
    expect((await post(scene.luca)).status).toBe(201)
  })

  test('switched off again: the words of the last one; the list says who, since when and why', async () => {
    await off(scene.ada, 'posts', scene.nordwerk)
    await off(scene.bruno, 'posts', scene.nordwerk, 'Bis morgen.')
    const { body } = await app.call('listSwitches', { as: scene.ada })
    expect(body).toMatchObject([
      {
        feature: 'posts',
        company: { companyId: scene.nordwerk, name: 'Nordwerk AG' },
        notice: 'Bis morgen.',
        reason: 'Verdacht auf Schadsoftware',
        by: 'Bruno Muster',
      },
    ])
  })

  test('the trail has who, what and why; words are needed, a company that is not there is not found', async () => {
    await off(scene.bruno, 'uploads', scene.suedwerk)
    const { rows } = await app.pool.query(
      "select actor_id, action, details from audit where resource = 'feature_switch' and target_id = $1 order by at desc, id desc limit 1",
      [scene.suedwerk],
    )
    expect(rows).toEqual([
      {
        actor_id: scene.bruno.id,
        action: 'switchOff',
        details: { feature: 'uploads', reason: 'Verdacht auf Schadsoftware' },
      },
    ])
    expect((await off(scene.bruno, 'uploads', scene.lea.id)).status).toBe(404)
    expect((await off(scene.bruno, 'uploads', null, '  ')).status).toBe(400)
    expect((await off(scene.bruno, 'everything' as Switchable)).status).toBe(400)
  })

  test('officers and the training body switch nothing', async () => {
    for (const who of [scene.clara, scene.vera, scene.lea]) {
      expect((await off(who, 'posts', who.companyId)).status).toBe(403)
      expect((await app.call('listSwitches', { as: who })).status).toBe(403)
    }
  })
})
