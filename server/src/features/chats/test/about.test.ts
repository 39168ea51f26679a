import { randomUUID } from 'node:crypto'

import type { About } from '@werkplatz/contract/chats/about.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication, newAssignment } from '../../../../test/applications.ts'
import { makeMinor, requestTo } from '../../../../test/chats.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { realBus } from '../../../live/test/support.ts'
import { tellMessageJob } from '../tell-message.ts'
import { joinLive, liveNode } from './live.ts'

let app: TestApp
let scene: Scene
let node: Awaited<ReturnType<typeof liveNode>>
let bus: Awaited<ReturnType<typeof realBus>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  bus = await realBus()
  node = await liveNode(app, bus)
  await testWorker(app, { listeners: workerParts.listeners, jobs: [tellMessageJob] }, { bus })
})
afterAll(async () => {
  await node.close()
  await bus.close()
})

const open = async (who: Person, other: Person, about?: About) => {
  const { status, body } = await app.call('startChat', {
    as: who,
    body: { participantIds: [other.id], ...(about && { about }) },
  })
  expect(status).toBe(201)
  return body.id
}
const cardOf = async (who: Person, id: string) => (await app.call('readChat', { as: who, query: { id } })).body.about
const write = async (who: Person, chat: string, text = 'Hallo') => {
  const line = await joinLive(app, node, who)
  expect(await line.write(chat, text)).toBe('sent')
  await line.leave()
}
/** Two people of the same company who have no chat yet. */
const newColleague = (companyId: string, role: 'APPRENTICE' | 'VOCATIONAL_TRAINER' = 'APPRENTICE') =>
  newPerson(app, { nameFirst: 'Kim', companyId, roles: [role], email: `kim.${randomUUID()}@nordwerk.example` })

describe('what a chat is about', () => {
  test('opened from an application it has its card: for whoever opened it at once, for the other with the first words', async () => {
    const [author, kim] = [await newColleague(scene.nordwerk), await newColleague(scene.nordwerk)]
    const activity = await newActivity(app, author, { title: 'Offene Daten' })
    const id = await newApplication(app, kim, activity, { status: 'APPROVED' })
    const chat = await open(author, kim, { type: 'application', id })
    const card = { type: 'application', id, title: 'Offene Daten', image: null, status: 'APPROVED' }
    expect([await cardOf(author, chat), await cardOf(kim, chat)]).toEqual([card, null])
    // Nothing was sent by opening it.
    expect((await app.call('readMessages', { as: author, query: { chatId: chat } })).body).toEqual([])
    const listening = await joinLive(app, node, kim)
    await write(author, chat)
    expect([await cardOf(author, chat), await cardOf(kim, chat)]).toEqual([card, card])
    await eventually(() => expect(listening.news().some(({ news }) => news === 'CHANGED')).toBe(true))
    await listening.leave()
  })

  test('from something else it changes with the next words; opened without, it stays', async () => {
    const [trainer, kim] = [
      await newColleague(scene.nordwerk, 'VOCATIONAL_TRAINER'),
      await newColleague(scene.nordwerk),
    ]
    const assignment = await newAssignment(app, kim, { status: 'APPROVED' })
    const activity = await newActivity(app, trainer, { title: 'Inventar' })
    const chat = await open(trainer, kim, { type: 'assignment', id: assignment })
    await write(trainer, chat)
    expect(await cardOf(kim, chat)).toMatchObject({ type: 'assignment', title: 'Einsatz von Kim', status: 'APPROVED' })
    await open(kim, trainer, { type: 'activity', id: activity })
    expect(await cardOf(kim, chat)).toMatchObject({ type: 'activity', title: 'Inventar', status: null })
    expect(await cardOf(trainer, chat)).toMatchObject({ title: 'Einsatz von Kim' })
    // The other one writes first: it goes on about what it was.
    await write(trainer, chat)
    expect(await cardOf(kim, chat)).toMatchObject({ title: 'Einsatz von Kim' })
    await open(kim, trainer, { type: 'activity', id: activity })
    await write(kim, chat)
    await open(trainer, kim)
    expect(await cardOf(trainer, chat)).toMatchObject({ title: 'Inventar' })
  })

  test('a reader who may not read it sees no card; nor does anybody once it is hidden or gone', async () => {
    const [kim, toni] = [await newColleague(scene.nordwerk), await newColleague(scene.nordwerk)]
    const activity = await newActivity(app, scene.david, { title: 'Kanarienvogel' })
    const application = await newApplication(app, kim, activity)
    const own = await newActivity(app, kim, { title: 'Eigene' })
    const chat = await open(kim, toni, { type: 'application', id: application })
    await write(kim, chat)
    expect(await cardOf(kim, chat)).toMatchObject({ title: 'Kanarienvogel' })
    expect(await cardOf(toni, chat)).toBeNull()
    expect(
      JSON.stringify((await app.call('listChats', { as: toni, query: { participantId: toni.id } })).body),
    ).not.toMatch(/Kanarienvogel/)
    await open(kim, toni, { type: 'activity', id: own })
    await write(kim, chat)
    expect(await cardOf(toni, chat)).toMatchObject({ title: 'Eigene' })
    await app.pool.query("update activity set status = 'DRAFT', date_published = null where id = $1", [own])
    expect(await cardOf(toni, chat)).toBeNull()
    await app.pool.query('delete from activity where id = $1', [own])
    expect(await cardOf(kim, chat)).toBeNull()
  })

  test('what one may not read is left out, in the same words as what does not exist', async () => {
    const [kim, toni] = [await newColleague(scene.nordwerk), await newColleague(scene.nordwerk)]
    const foreign = await newActivity(app, scene.luca)
    const hidden: About[] = [
      { type: 'activity', id: foreign },
      { type: 'application', id: await newApplication(app, scene.elena, foreign) },
      { type: 'assignment', id: await newAssignment(app, toni, { status: 'DRAFT' }) },
      { type: 'assignment', id: foreign },
      { type: 'activity', id: randomUUID() },
    ]
    for (const about of hidden) {
      const chat = await open(kim, toni, about)
      expect(await cardOf(kim, chat)).toBeNull()
    }
    const { rows } = await app.pool.query(
      'select from chat_participant where person_id = $1 and about_id is not null',
      [kim.id],
    )
    expect(rows).toHaveLength(0)
  })

  test('a minor who was asked sees with the chat what it is about, if they may', async () => {
    const minor = await newColleague(scene.nordwerk)
    await makeMinor(app, minor)
    const id = await newActivity(app, scene.elena, { title: 'Für alle', isPublic: true })
    const chat = await open(scene.elena, minor, { type: 'activity', id })
    await write(scene.elena, chat)
    const request = await requestTo(app, chat, minor)
    await app.call('answerChatRequest', { as: minor, body: { id: request, isAccepted: true } })
    expect(await cardOf(minor, chat)).toMatchObject({ title: 'Für alle' })
  })
})
