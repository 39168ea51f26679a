// From what happened to what lies in the inbox, with the real mail server.
import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { happen, HAPPENED, type Happened } from '../../../../test/happened.ts'
import { freshAddress, inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { notifies, onlyPeople } from '../../../plugs/notices.ts'
import { mailJobs } from '../../mail/mail.jobs.ts'
import { mailDueNotifications } from '../actions/mail-due-notifications.ts'
import { notifyListeners } from '../notification.listeners.ts'

const table = [
  notifies(HAPPENED, 'application.received', async (_db, payload) => {
    const { actorId, targetId, recipientIds } = payload as never as Happened
    const params = {
      activityTitle: 'Velo flicken',
      companyName: 'Südwerk AG',
      applicationTitle: 'Ich kann das',
    }
    return { actorId, targetId, recipients: onlyPeople(recipientIds), params, people: { applicantName: actorId } }
  }),
]

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, { jobs: mailJobs, listeners: notifyListeners(table) })
})

const newRecipient = (nameFirst: string) =>
  newPerson(app, {
    nameFirst,
    companyId: scene.nordwerk,
    roles: ['USER'],
    email: freshAddress(nameFirst.toLowerCase()),
  })
const apply = (to: Person, times = 1) =>
  Promise.all(
    Array.from({ length: times }, () =>
      happen(app, { actorId: scene.luca.id, targetId: randomUUID(), recipientIds: [to.id] }),
    ),
  )
const dueOf = async (who: Person, count: number) =>
  eventually(async () => {
    const rows = await app.db
      .selectFrom('notification')
      .select('id')
      .where('recipient_id', '=', who.id)
      .where('mail_due', '=', true)
      .execute()
    expect(rows).toHaveLength(count)
  })
/** As if it had happened so many minutes ago. */
const age = (who: Person, minutes: number) =>
  app.pool.query('update notification set date_created = now() - make_interval(mins => $2) where recipient_id = $1', [
    who.id,
    minutes,
  ])
const mailNow = () => app.begin((tx) => mailDueNotifications(tx, 10, 200))
const mailsTo = (who: Person, count: number) =>
  eventually(async () => {
    const found = await inboxOf(who.email)
    expect(found).toHaveLength(count)
    return found
  }, 10_000)

describe('mailDueNotifications', () => {
  test('nothing leaves within the ten minutes', async () => {
    const mia = await newRecipient('Mia')
    await apply(mia)
    await dueOf(mia, 1)
    expect(await mailNow()).toBe(0)
    await dueOf(mia, 1)
  })

  test('one event: its own mail, with a link and one click to unsubscribe that setting', async () => {
    const eva = await newRecipient('Eva')
    await apply(eva)
    await dueOf(eva, 1)
    await age(eva, 11)
    await mailNow()
    await mailNow()
    const [mail] = await mailsTo(eva, 1)
    expect(mail!.subject).toBe('Neue Bewerbung von Luca Muster')
    expect(mail!.text).toContain('Hallo Eva')
    expect(mail!.text).toContain('/dashboard/applications/detail?id=')
    expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const url = new URL(/<(.+)>/.exec(mail!.headers['list-unsubscribe']!)![1]!)
    const clicked = await app.send({
      method: 'POST',
      url: url.pathname.replace('/api', '') + url.search,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(clicked.status).toBe(204)
    await apply(eva)
    await eventually(async () => {
      const rows = await app.db
        .selectFrom('notification')
        .select('mail_due')
        .where('recipient_id', '=', eva.id)
        .execute()
      expect(rows.map((row) => row.mail_due)).toEqual([false, false])
    })
  })

  test('several events within ten minutes: one mail that lists them', async () => {
    const ida = await newRecipient('Ida')
    await apply(ida, 3)
    await dueOf(ida, 3)
    await age(ida, 9)
    await mailNow()
    await dueOf(ida, 3)
    await apply(ida)
    await dueOf(ida, 4)
    await age(ida, 11)
    await mailNow()
    const [mail] = await mailsTo(ida, 1)
    expect(mail!.subject).toBe('Neuigkeiten auf Werkplatz: 4')
    expect(mail!.text.match(/Luca Muster bewirbt sich auf «Velo flicken»\./g)).toHaveLength(4)
    expect(mail!.text).not.toContain('[[')
  })

  test('a setting changed meanwhile counts: no mail', async () => {
    const ben = await newRecipient('Ben')
    await apply(ben)
    await dueOf(ben, 1)
    await age(ben, 11)
    await app.begin((tx) =>
      tx.updateTable('setting').set({ application_setting: 'NOTIFICATION' }).where('person_id', '=', ben.id).execute(),
    )
    await mailNow()
    await eventually(async () => {
      const rows = await app.db.selectFrom('mail').select('drop_reason').where('person_id', '=', ben.id).execute()
      expect(rows).toEqual([{ drop_reason: 'setting' }])
    })
    expect(await inboxOf(ben.email)).toEqual([])
  })

  test('a minor of another company stays half unknown in the mail too', async () => {
    const uma = await newRecipient('Uma')
    await app.begin((tx) =>
      tx.updateTable('person').set({ adult_from: '2999-01-01' }).where('id', '=', scene.luca.id).execute(),
    )
    await apply(uma)
    await dueOf(uma, 1)
    await age(uma, 11)
    await mailNow()
    const [mail] = await mailsTo(uma, 1)
    expect(mail!.subject).toBe('Neue Bewerbung von Luca M.')
    expect(mail!.text + mail!.html).not.toContain('Luca Muster')
    await app.begin((tx) =>
      tx.updateTable('person').set({ adult_from: null }).where('id', '=', scene.luca.id).execute(),
    )
  })

  test('a transaction that fails leaves everything due', async () => {
    const kim = await newRecipient('Kim')
    await apply(kim, 2)
    await dueOf(kim, 2)
    await age(kim, 11)
    await expect(
      app.begin(async (tx) => {
        await mailDueNotifications(tx, 10, 200)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    await dueOf(kim, 2)
    await mailNow()
    expect((await mailsTo(kim, 1))[0]!.subject).toBe('Neuigkeiten auf Werkplatz: 2')
  })
})
