// Everything strangers are told without asking: for each row of the notification table and of the events feed its rows,
// its frames on a real node, its mails through the real mail server. Minors are who it is about.
import { randomUUID } from 'node:crypto'

import { listGoodSessions } from '../../src/access/member.queries.ts'
import { feedTable, notificationTable } from '../../src/app.ts'
import { mailMissed } from '../../src/features/chats/actions/mail-missed.ts'
import { mailRequest } from '../../src/features/chats/actions/mail-request.ts'
import { mailJobs } from '../../src/features/mail/mail.jobs.ts'
import { mailDueNotifications } from '../../src/features/notifications/actions/mail-due-notifications.ts'
import { feedListeners } from '../../src/features/notifications/notification.listeners.ts'
import { notify } from '../../src/features/notifications/notify.ts'
import { connect, realBus, startNode, type LibraryClient } from '../../src/live/test/support.ts'
import { onlyPeople } from '../../src/plugs/notices.ts'
import type { TestApp } from '../app.ts'
import { atNoon } from '../clock.ts'
import { eventually } from '../eventually.ts'
import { inboxOf } from '../inbox.ts'
import type { Person } from '../people.ts'
import { testWorker } from '../worker.ts'
import type { Given } from './canaries.ts'
import type { World } from './world.ts'

const SQUARE = '/topic/events'
/** Destinations of a person that carry something, and the one for all. */
const topicsOf = ({ id }: Person) => [
  `/topic/notifications/${id}`,
  `/topic/nonChatNotifications/${id}`,
  `/topic/notifications/read/${id}`,
  SQUARE,
]

export async function tellEverything(app: TestApp, world: World): Promise<Given[]> {
  const bus = await realBus()
  const { ctx } = await testWorker(app, { jobs: mailJobs, listeners: [] }, { bus, clock: atNoon })
  const node = await startNode({
    bus,
    authenticator: app.identity.authenticator,
    goodSessions: (sessions) => listGoodSessions(app.db, sessions),
  })
  const clients = new Map<Person, LibraryClient>()
  for (const stranger of world.strangers) {
    const client = await connect(node.url, await app.tokenOf(stranger))
    for (const topic of topicsOf(stranger)) await client.listen(topic)
    clients.set(stranger, client)
  }
  // Somebody at home, who hears everything: when the last frame has arrived here, the strangers have theirs.
  const colleague = await connect(node.url, await app.tokenOf(world.minors.reader))
  await colleague.listen(SQUARE)

  const everybody = onlyPeople(world.strangers.map(({ id }) => id))
  let told = 0
  for (const { event, kind, notice } of notificationTable) {
    let found = 0
    for (const happening of world.happenings) {
      const about = await notice(app.db, happening as never)
      if (!about) continue
      found += 1
      await notify(ctx, kind, randomUUID(), { ...about, recipients: everybody })
      // At once, so that the kind's own mail goes out; the last ones together as one.
      if (kind !== notificationTable.at(-1)!.kind) await app.begin((tx) => mailDueNotifications(tx, -1, 1_000))
    }
    if (!found) throw new Error(`${event}: server/test/strangers/world.ts has nothing it could be about`)
    told += found
  }
  await app.begin((tx) => mailDueNotifications(tx, -1, 1_000))
  await mailAboutChats(app, world)
  const said: string[] = []
  for (const listener of feedListeners(feedTable))
    for (const happening of world.happenings) {
      const eventId = randomUUID()
      await listener.hear(ctx, happening as never, eventId)
      said.push(eventId)
    }
  // What a stranger did inside their own company is not for this one, and what a minor did elsewhere is for nobody.
  const { rows: shown } = await app.pool.query(
    "select from live_event where event_id = any($1) and (company_id = $2 or audience <> 'COMPANY')",
    [said, world.home],
  )
  await eventually(() => {
    const heard = colleague.got.get(SQUARE)?.length ?? 0
    if (heard < shown.length) throw new Error(`${heard} of ${shown.length} events`)
    for (const [person, client] of clients)
      if ((client.got.get(`/topic/notifications/${person.id}`)?.length ?? 0) < told)
        throw new Error('frames are missing')
  })
  const given: Given[] = []
  for (const [person, client] of clients) {
    for (const [topic, bodies] of client.got)
      given.push(
        ...bodies.map((what): Given => ({
          where: topic === SQUARE ? 'live' : 'notification',
          to: person,
          asked: topic,
          what,
        })),
      )
    client.client.forceDisconnect()
  }
  colleague.client.forceDisconnect()
  await node.close()
  given.push(...(await rowsTold(app, world)), ...(await mailsTold(app, world)))
  await bus.close()
  return given
}

/** Who would like to write to them, and whose messages they have missed. */
async function mailAboutChats(app: TestApp, world: World) {
  for (const requestId of world.rows.chat_request ?? [])
    await app.begin((tx) => mailRequest(tx, requestId, randomUUID()))
  const tomorrow = new Date(Date.now() + 86_400_000)
  await app.begin((tx) => mailMissed(tx, tomorrow, false, '00000000-0000-0000-0000-000000000000', 1_000))
}

async function rowsTold(app: TestApp, { strangers }: World): Promise<Given[]> {
  const { rows } = await app.pool.query<{ recipient_id: string; kind: string; title: string; body: string }>(
    'select recipient_id, kind, title, body from notification',
  )
  return rows.flatMap((row): Given[] => {
    const to = strangers.find(({ id }) => id === row.recipient_id)
    return to ? [{ where: 'notification', to, asked: row.kind, what: row }] : []
  })
}

async function mailsTold(app: TestApp, { strangers }: World): Promise<Given[]> {
  await eventually(async () => {
    const { rows } = await app.pool.query('select template from mail where sent_at is null and dropped_at is null')
    if (rows.length) throw new Error(`not sent yet: ${rows.map(({ template }) => template).join(', ')}`)
  }, 30_000)
  const given: Given[] = []
  for (const to of strangers)
    for (const { subject, text, html } of await inboxOf(to.email))
      given.push({ where: 'mail', to, asked: subject, what: { subject, text, html } })
  return given
}
