import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { makeMinor, newChat } from '../../../../test/chats.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { listModerators } from '../../moderation/report.queries.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const report = (as: Person, targetId: string) =>
  app.call('fileReport', { as, body: { target: 'CHAT_MESSAGE', targetId, report: 'HARASSMENT' } })
const messagesOf = async (chatId: string) => {
  const { rows } = await app.pool.query<{ id: string }>('select id from message where chat_id = $1 order by number', [
    chatId,
  ])
  return rows.map(({ id }) => id)
}
const kept = async (messageId: string) => {
  const { rows } = await app.pool.query<{
    number: number
    body: string
    is_target: boolean
    company_id: string | null
  }>(
    `select reported_message.number, body, is_target, company_id from reported_message
     join report on report.id = report_id where target_id = $1 order by number`,
    [messageId],
  )
  return rows
}
const moderatorsOf = async (messageId: string) => {
  const { rows } = await app.pool.query<{ id: string }>('select id from report where target_id = $1', [messageId])
  return listModerators(app.db, rows[0]!.id, '00000000-0000-0000-0000-000000000000', 100)
}
const FIRST = 20

describe('fileReport of a message', () => {
  test('five before and five after are copied at once, deleted or not, and stay', async () => {
    const texts = Array.from({ length: FIRST }, (_, n) => `${n + 1}`)
    const chat = await newChat(app, [scene.lea, scene.noah], { texts })
    const ids = await messagesOf(chat)
    await app.call('deleteMessage', { as: scene.lea, query: { id: ids[9] } })
    expect((await report(scene.noah, ids[9]!)).status).toBe(204)
    expect((await report(scene.noah, ids[9]!)).status).toBe(409)
    const rows = await kept(ids[9]!)
    expect(rows.map(({ body }) => body)).toEqual(texts.slice(4, 15))
    expect(rows.filter((row) => row.is_target).map(({ body }) => body)).toEqual(['10'])
  })

  test('inside one company its officers are moderators; between two only OWNER and ADMIN', async () => {
    const inside = (await messagesOf(await newChat(app, [scene.lea, scene.david], { texts: ['Eins'] })))[0]!
    const between = (await messagesOf(await newChat(app, [scene.lea, scene.luca], { texts: ['Eins'] })))[0]!
    await report(scene.david, inside)
    await report(scene.luca, between)
    const platform = [scene.ada.id, scene.bruno.id].toSorted()
    expect((await moderatorsOf(inside)).toSorted()).toEqual([...platform, scene.clara.id].toSorted())
    expect((await moderatorsOf(between)).toSorted()).toEqual(platform)
    expect((await kept(between))[0]!.company_id).toBeNull()
  })

  test('who is asked can report what they were sent', async () => {
    await makeMinor(app, scene.lea)
    const chat = await newChat(app, [scene.elena], { asked: [scene.lea], texts: ['Grüezi'] })
    const [id] = await messagesOf(chat)
    expect((await report(scene.lea, id!)).status).toBe(204)
  })

  test('the own: 403; what one cannot read: 404', async () => {
    const [id] = await messagesOf(await newChat(app, [scene.noah, scene.vera], { texts: ['Eins'] }))
    expect((await report(scene.noah, id!)).status).toBe(403)
    for (const who of [scene.ada, scene.clara, scene.luca]) expect((await report(who, id!)).status).toBe(404)
    expect(await kept(id!)).toEqual([])
  })

  test('what was kept is there for those who run the platform and who reported it', async () => {
    const [id] = await messagesOf(await newChat(app, [scene.david, scene.vera], { texts: ['Eins'] }))
    await report(scene.vera, id!)
    const seen = async ({ id: personId, companyId, roles }: Person) => {
      const isPlatform = roles.includes('OWNER')
      const { db } = app.httpOptions.data.as({ ...app.identity, id: personId, companyId, isPlatform } as never)
      return (await db.selectFrom('reported_message').select('id').where('message_id', '=', id!).execute()).length
    }
    expect([await seen(scene.ada), await seen(scene.clara), await seen(scene.vera), await seen(scene.david)]).toEqual([
      1, 0, 1, 0,
    ])
  })
})
