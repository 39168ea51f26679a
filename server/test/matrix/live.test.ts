// Nothing is delivered where it should not be (T32): every destination × 9 actors × 3 relations on a real node, plus
// destinations that are almost right. A canary is then published on every channel there is; frames are counted.
import { randomUUID } from 'node:crypto'

import {
  destinations,
  destinationNames,
  destinationOf,
  type DestinationName,
} from '@werkplatz/contract/destinations.ts'
import { routeOf } from '@werkplatz/contract/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { listGoodSessions } from '../../src/access/member.queries.ts'
import { liveParts } from '../../src/app.ts'
import { liveSubject } from '../../src/live/subjects.ts'
import {
  connectFrame,
  knock,
  realBus,
  startNode,
  subscribeFrame,
  type BareClient,
} from '../../src/live/test/support.ts'
import type { Bus } from '../../src/outbound/bus.ts'
import { testApp, type TestApp } from '../app.ts'
import { eventually } from '../eventually.ts'
import { liveServices } from '../live-services.ts'
import { newScene, type Person, type Scene } from '../people.ts'
import { actors, relations, type Actor, type Relation } from './cells.ts'
import { ownerFor, personOf } from './engine.ts'
import { expectedLive, makers } from './expected.ts'

let app: TestApp
let scene: Scene
let bus: Bus
let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  bus = await realBus()
  node = await startNode({
    bus,
    authenticator: app.identity.authenticator,
    goodSessions: (sessions) => listGoodSessions(app.db, sessions),
    parts: liveParts(liveServices(app, bus)),
    limits: { socketsPerUser: 1_000 },
  })
})
afterAll(async () => {
  await node.close()
  await bus.close()
})

const isSignedIn = (actor: Actor) => actor !== 'anonymous' && actor !== 'revoked'
const isMessage = (frame: string) => frame.startsWith('MESSAGE')
const isRefused = ({ received, closed }: BareClient) =>
  closed.length > 0 || received.some((one) => one.startsWith('ERROR'))

async function tokenFor(actor: Actor): Promise<string> {
  if (actor === 'anonymous') return 'nobody'
  const { token } = await app.sessionOf(personOf(scene, actor))
  if (actor === 'revoked') await app.call('logOut', { token })
  return token
}

interface Knocked {
  /** Of the destination. */
  id: string
  cell: string
  socket: BareClient
  expected: 'ok' | 'refused'
}

/** Signs in, says one frame, and waits for the receipt or the refusal. */
async function say(token: string, frame: string): Promise<BareClient> {
  const socket = await knock(node.url)
  // Nobody beats here: on a busy machine the first sockets wait longer for the last than two usual beats.
  socket.send(connectFrame(token, '60000,60000'))
  socket.send(frame)
  await eventually(() =>
    expect(isRefused(socket) || socket.received.some((one) => one.startsWith('RECEIPT'))).toBe(true),
  )
  return socket
}

const sent: Partial<Record<DestinationName, () => object>> = {
  writeMessage: () => ({ body: 'Hallo', clientId: randomUUID() }),
}

const frameFor = (name: DestinationName, destination: string) =>
  destinationOf(name).kind === 'send'
    ? `SEND\ndestination:${destination}\nreceipt:r\n\n${sent[name] ? JSON.stringify(sent[name]()) : ''}\0`
    : subscribeFrame('s', destination, 'receipt:r\n')

async function knockAt(name: DestinationName, actor: Actor, relation: Relation): Promise<Knocked> {
  const owner = await ownerFor(app, scene, actor, relation)
  const { pattern, gate } = destinationOf(name)
  // One's own is a chat one is in; nobody else of the cells is in the same.
  const id = gate === 'participant' ? await makers['chat']!(app, owner, routeOf('readChat')) : owner.id
  const destination = pattern.replace(/\{\w+\}/, id)
  const expectation = expectedLive[name]!
  const byRole = 'own' in expectation ? expectation[relation] : expectation
  return {
    id,
    cell: [name, actor, relation].join(' · '),
    socket: await say(await tokenFor(actor), frameFor(name, destination)),
    expected: isSignedIn(actor) ? byRole[actor as 'USER'] : 'refused',
  }
}

const aNotification = {
  id: randomUUID(),
  type: 'post',
  title: 'canary',
  body: '[[canary]]',
  targetId: randomUUID(),
  link: null,
  isRead: false,
  dateCreated: new Date().toISOString(),
}
const anEvent = {
  eventInteraction: 'POST_CREATED',
  nameFirst: 'canary',
  image: null,
  dateCreated: aNotification.dateCreated,
}
const bodies: Record<string, unknown> = {
  notifications: aNotification,
  nonChatNotifications: aNotification,
  notificationRead: aNotification.id,
  events: anEvent,
  chats: { chatId: aNotification.id, news: 'CHANGED' },
  chatMessages: {
    id: aNotification.id,
    body: 'canary',
    authorId: aNotification.id,
    dateCreated: aNotification.dateCreated,
    number: 1,
    kind: 'TEXT',
    isDeleted: false,
    clientId: null,
  },
}

/** One message on every channel that concerns one of these people, whoever listens. */
function canary(people: readonly Person[], chats: readonly string[] = []) {
  const say_ = (channel: string, name: string) => bus.publish(liveSubject(channel), { body: bodies[name] })
  for (const { id } of people)
    for (const name of ['notifications', 'nonChatNotifications', 'notificationRead', 'chats'])
      say_(`${name}.${id}`, name)
  for (const id of chats) say_(`chatMessages.${id}`, 'chatMessages')
}

test('every cell: refused closes and hears nothing, allowed hears exactly the own', async () => {
  const knocked: Knocked[] = []
  for (const name of destinationNames)
    for (const actor of actors) for (const relation of relations) knocked.push(await knockAt(name, actor, relation))
  expect(knocked).toHaveLength(destinationNames.length * 9 * 3)
  const outcome = ({ cell, socket }: Knocked) => [cell, isRefused(socket) ? 'refused' : 'ok']
  expect(knocked.map(outcome)).toEqual(
    // Logging oneself out closes the socket that said so: done, not refused.
    knocked.map((one) => [one.cell, /^logOutLive.*own$/.test(one.cell) ? outcome(one)[1]! : one.expected]),
  )

  const people = Object.values(scene).filter((one): one is Person => typeof one === 'object')
  const chats = knocked.filter(({ cell }) => cell.startsWith('chatMessages')).map(({ id }) => id)
  canary(people, chats)
  const hearing = knocked.filter(({ cell, expected }) => expected === 'ok' && /^(no|chat)/.test(cell))
  /** Whoever may listen also hears of what they wrote themselves in another cell. */
  const heardBy = ({ id, socket, expected }: Knocked) => {
    const frames = socket.received.filter(isMessage)
    return expected === 'ok' ? frames.filter((frame) => !frame.includes(`"previewBy":"${id}"`)) : frames
  }
  await eventually(() => {
    for (const one of hearing) expect([one.cell, heardBy(one).length]).toEqual([one.cell, 1])
  })
  for (const one of knocked) expect([one.cell, heardBy(one).length]).toEqual([one.cell, hearing.includes(one) ? 1 : 0])
  for (const { socket } of knocked) socket.socket.terminate()
}, 60_000)

/** Almost right, in every way we could think of. */
function malformed(own: string, foreign: string): string[] {
  const odd = [
    '*',
    '**',
    '>',
    '.',
    '..',
    '%2f',
    '%2F',
    '%00',
    ' ',
    '\\t',
    '?',
    '#',
    ';',
    '\\\\',
    '//',
    'ſ',
    '\u200b',
    '%',
    '+',
    '~',
  ]
  const good = Object.values(destinations).flatMap(({ kind, pattern }) =>
    kind === 'subscribe' ? [pattern.replace(/\{\w+\}/, foreign)] : [],
  )
  return good.flatMap((text) => [
    ...odd.flatMap((sign) => [
      text + sign,
      `${sign}${text}`,
      text.replace(foreign, sign),
      text.replace('/topic/', `/topic/${sign}`),
    ]),
    `${text}/`,
    text.toUpperCase(),
    text.replace('/topic', '/queue'),
    text.replace('/topic', '/user/topic'),
    text.replace('/topic', '/app'),
    `${text},/topic/notifications/${own}`,
    text.replaceAll('/', '.'),
    text.slice(1),
  ])
}

test('200 malformed destinations: each closes the socket, none hears a canary', async () => {
  const wrong = malformed(scene.noah.id, scene.luca.id).filter((text) => text !== '/topic/events')
  const chosen = [...new Set(wrong)].filter((text, at) => at % Math.floor(wrong.length / 220) === 0).slice(0, 220)
  expect(chosen.length).toBeGreaterThanOrEqual(200)
  const { token } = await app.sessionOf(scene.noah)
  const sockets: BareClient[] = []
  for (const destination of chosen) {
    const socket = await say(token, subscribeFrame('s', destination, 'receipt:r\n'))
    expect([destination, isRefused(socket)]).toEqual([destination, true])
    sockets.push(socket)
  }
  canary([scene.luca, scene.noah])
  const witness = await say(token, subscribeFrame('s', `/topic/notifications/${scene.noah.id}`, 'receipt:r\n'))
  canary([scene.luca, scene.noah])
  await eventually(() => expect(witness.received.filter(isMessage)).toHaveLength(1))
  expect(sockets.flatMap(({ received }) => received.filter(isMessage))).toEqual([])
}, 60_000)

test('events: an internal one of X reaches nobody of Y, over 1,000 events (T33)', async () => {
  const listen = async (person: Person) =>
    say((await app.sessionOf(person)).token, subscribeFrame('s', '/topic/events', 'receipt:r\n'))
  const [inside, officer, apprentice, owner] = await Promise.all(
    [scene.noah, scene.elena, scene.luca, scene.ada].map(listen),
  )
  const inner = `events.inner.${scene.nordwerk}`
  for (let n = 0; n < 1_000; n += 1)
    bus.publish(liveSubject(n % 2 ? `events.company.${scene.nordwerk}` : inner), { body: anEvent })
  const count = (socket: BareClient | undefined) => socket?.received.filter(isMessage).length
  await eventually(() => expect(count(inside)).toBe(1_000))
  // An owner reads external activities and hears of their own company's by that channel instead.
  await eventually(() => expect(count(owner)).toBe(500))
  expect([count(officer), count(apprentice)]).toEqual([0, 0])
}, 60_000)
