import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { block, makeMinor, newMessage, requestTo } from '../../../../test/chats.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const start = (who: Person, others: readonly { id: string }[], title?: string) =>
  app.call('startChat', { as: who, body: { participantIds: others.map(({ id }) => id), ...(title && { title }) } })
const peopleOf = async (who: Person, id: string) => {
  const { body } = await app.call('readChat', { as: who, query: { id } })
  return body.people.map((one) => `${one.nameFirst} ${one.presence}`).toSorted()
}
const newKim = (companyId: string, nameFirst = 'Kim') =>
  newPerson(app, { nameFirst, companyId, roles: ['APPRENTICE'], email: `kim.${randomUUID()}@nordwerk.example` })
const newMinor = async (companyId: string, nameFirst = 'Kim') => {
  const kim = await newKim(companyId, nameFirst)
  await makeMinor(app, kim)
  return kim
}

describe('startChat', () => {
  test('between two people there is one, whoever asks and however often; the answer leads to it', async () => {
    const made = await start(scene.lea, [scene.david])
    expect([made.status, made.headers.location]).toEqual([201, `/dashboard/community?chatId=${made.body.id}`])
    for (const again of [await start(scene.lea, [scene.david]), await start(scene.david, [scene.lea, scene.lea])])
      expect(again.body.id).toBe(made.body.id)
    expect(await peopleOf(scene.david, made.body.id)).toEqual(['David IN', 'Lea IN'])
  })

  test('both at the same moment make one', async () => {
    const [kim, toni] = [await newKim(scene.nordwerk), await newKim(scene.nordwerk, 'Toni')]
    const made = await Promise.all([0, 1, 2, 3].map((n) => (n % 2 ? start(kim, [toni]) : start(toni, [kim]))))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  })

  test('whoever makes it is in it, named or not; a group is new each time', async () => {
    const first = await start(scene.lea, [scene.david, scene.noah], 'Lager')
    const second = await start(scene.lea, [scene.lea, scene.david, scene.noah])
    expect(first.body.id).not.toBe(second.body.id)
    for (const { body } of [first, second])
      expect(await peopleOf(scene.lea, body.id)).toEqual(['David IN', 'Lea IN', 'Noah IN'])
    const title = async (id: string) => (await app.call('readChat', { as: scene.lea, query: { id } })).body.title
    expect([await title(first.body.id), await title(second.body.id)]).toEqual(['Lager', 'David, Noah'])
  })

  test('nobody else, too many, a title too long: 400; somebody who is not there: 404', async () => {
    expect((await start(scene.lea, [scene.lea])).body).toMatchObject({ status: 400, code: 'bad_input' })
    const crowd = await Promise.all(Array.from({ length: 20 }, (_, n) => newKim(scene.nordwerk, `Kim${n}`)))
    expect((await start(scene.lea, crowd)).body).toMatchObject({ status: 400, code: 'group_full' })
    expect((await start(scene.lea, [...crowd, scene.noah])).body).toMatchObject({ status: 400, code: 'bad_input' })
    expect((await start(scene.lea, crowd.slice(1))).status).toBe(201)
    expect((await start(scene.lea, [scene.noah, scene.vera], 'x'.repeat(81))).status).toBe(400)
    expect((await start(scene.lea, [{ id: randomUUID() }])).status).toBe(404)
    expect((await start(scene.lea, [scene.noah, { id: randomUUID() }])).status).toBe(404)
    await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [crowd[0]!.id])
    expect((await start(scene.noah, [crowd[0]!])).status).toBe(404)
  })

  const listed = async (who: Person, chatId: string) =>
    (await app.call('listChats', { as: who, query: { participantId: who.id } })).body.some(({ id }) => id === chatId)

  test('a chat of two is in no list before somebody wrote, also not in that of who opened it', async () => {
    const { body } = await start(scene.lea, [scene.clara])
    expect([await listed(scene.lea, body.id), await listed(scene.clara, body.id)]).toEqual([false, false])
    await newMessage(app, body.id, scene.lea)
    expect([await listed(scene.lea, body.id), await listed(scene.clara, body.id)]).toEqual([true, true])
  })

  test('a group is in the lists of its members at once, and they are told; others see nothing of it', async () => {
    const { body } = await start(scene.lea, [scene.clara, scene.david], 'Ausflug')
    expect([await listed(scene.lea, body.id), await listed(scene.clara, body.id)]).toEqual([true, true])
    expect(await listed(scene.noah, body.id)).toBe(false)
    const { rows } = await app.pool.query<{ event: string }>(
      "select data ->> 'event' as event from pgboss.job where name = 'event' and data -> 'payload' ->> 'chatId' = $1",
      [body.id],
    )
    expect(rows).toEqual([{ event: 'chat.peopleChanged' }])
  })

  test('a minor of another company is asked first; colleagues and people of age are not', async () => {
    const minor = await newMinor(scene.nordwerk)
    const asked = await start(scene.elena, [minor])
    expect(await peopleOf(scene.elena, asked.body.id)).toEqual(['Elena IN', 'Kim ASKED'])
    expect((await app.call('readChat', { as: minor, query: { id: asked.body.id } })).status).toBe(404)
    expect(await peopleOf(scene.david, (await start(scene.david, [minor])).body.id)).toEqual(['David IN', 'Kim IN'])
    expect(await peopleOf(scene.elena, (await start(scene.elena, [scene.lea])).body.id)).toEqual(['Elena IN', 'Lea IN'])
    expect(await peopleOf(minor, (await start(minor, [scene.luca])).body.id)).toEqual(['Kim IN', 'Luca IN'])
  })

  test('in a group every minor is asked whom a stranger would write to, also when a colleague makes it', async () => {
    const [one, two] = [await newMinor(scene.nordwerk, 'Eins'), await newMinor(scene.suedwerk, 'Zwei')]
    const { body } = await start(scene.lea, [one, two, scene.elena])
    expect(await peopleOf(scene.lea, body.id)).toEqual(['Eins ASKED', 'Elena IN', 'Lea IN', 'Zwei ASKED'])
    const inside = await start(scene.lea, [one, scene.noah])
    expect(await peopleOf(scene.lea, inside.body.id)).toEqual(['Eins IN', 'Lea IN', 'Noah IN'])
  })

  test('whoever declined and comes by themself is in it; so is who is of age by now', async () => {
    const minor = await newMinor(scene.nordwerk)
    const { body } = await start(scene.elena, [minor])
    await newMessage(app, body.id, scene.elena)
    const id = await requestTo(app, body.id, minor)
    expect((await start(minor, [scene.elena])).body.id).toBe(body.id)
    expect(await peopleOf(scene.elena, body.id)).toEqual(['Elena IN', 'Kim ASKED'])
    await app.call('answerChatRequest', { as: minor, body: { id, isAccepted: false } })
    expect((await start(minor, [scene.elena])).body.id).toBe(body.id)
    expect(await peopleOf(scene.elena, body.id)).toEqual(['Elena IN', 'Kim IN'])

    const grown = await newMinor(scene.nordwerk)
    const waiting = await start(scene.elena, [grown])
    await app.pool.query('update person set adult_from = current_date - 1 where id = $1', [grown.id])
    await start(scene.elena, [grown])
    expect(await peopleOf(grown, waiting.body.id)).toEqual(['Elena IN', 'Kim IN'])
  })

  test('who is blocked is told nothing by a chat of two; nobody is drawn into a group with whom they blocked', async () => {
    const kim = await newKim(scene.nordwerk)
    await block(app, kim, scene.noah)
    expect((await start(scene.noah, [kim])).status).toBe(201)
    expect((await start(scene.noah, [kim, scene.lea])).body).toMatchObject({ status: 403, code: 'chat_refused' })
    expect((await start(kim, [scene.noah, scene.lea])).status).toBe(403)
  })
})
