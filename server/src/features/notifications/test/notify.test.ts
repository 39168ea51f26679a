import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testDatabase, type TestDatabase } from '../../../../test/database.ts'
import { eventually } from '../../../../test/eventually.ts'
import { happen, HAPPENED } from '../../../../test/happened.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { notifies, onlyPeople } from '../../../plugs/notices.ts'
import { notifyListeners } from '../notification.listeners.ts'
import { notify } from '../notify.ts'

let data: TestDatabase
let scene: Scene
let worker: Awaited<ReturnType<typeof testWorker>>
const titles: string[] = []
const table = [
  notifies(HAPPENED, 'activity.published', async (_db, payload) => {
    const { actorId, targetId, recipientIds } = payload as never as {
      actorId: string
      targetId: string
      recipientIds: string[]
    }
    return {
      actorId,
      targetId,
      recipients: onlyPeople(recipientIds),
      params: { activityTitle: titles.at(-1) ?? 'Velo flicken' },
    }
  }),
]
beforeAll(async () => {
  data = await testDatabase()
  scene = await newScene(data)
  worker = await testWorker(data, { jobs: [], listeners: notifyListeners(table) })
})

const rowsAbout = (targetId: string) =>
  data.db.selectFrom('notification').selectAll().where('target_id', '=', targetId).orderBy('recipient_id').execute()
/** What was said about it: the bells of an earlier test may still be ringing. */
const saidAbout = (targetId: string) =>
  worker.bus.said.filter(({ message }) => (message as { body?: { targetId?: string } }).body?.targetId === targetId)
const setting = (personId: string, wanted: string) =>
  data.begin((tx) =>
    tx.updateTable('setting').set({ activity_setting: wanted }).where('person_id', '=', personId).execute(),
  )

describe('an announced event', () => {
  test('tells each recipient once, with the text of its kind, and rings both bells', async () => {
    const targetId = randomUUID()
    await happen(data, { actorId: scene.david.id, targetId, recipientIds: [scene.lea.id, scene.noah.id, scene.lea.id] })
    const rows = await eventually(async () => {
      const found = await rowsAbout(targetId)
      expect(found).toHaveLength(2)
      return found
    })
    expect(rows[0]).toMatchObject({
      title: 'Neue Aktivität von David Muster',
      type: 'activity',
      in_app: true,
      mail_due: true,
    })
    expect(rows[0]!.body).toBe('«Velo flicken» ist neu auf dem Marktplatz. [[Ansehen]]')
    await eventually(() => expect(saidAbout(targetId)).toHaveLength(4))
    expect(
      saidAbout(targetId)
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual(
      [scene.lea.id, scene.noah.id]
        .flatMap((id) => [`live.nonChatNotifications.${id}`, `live.notifications.${id}`])
        .toSorted(),
    )
  })

  test('whoever did it is not told', async () => {
    const targetId = randomUUID()
    await happen(data, { actorId: scene.lea.id, targetId, recipientIds: [scene.lea.id, scene.noah.id] })
    await eventually(async () =>
      expect((await rowsAbout(targetId)).map((row) => row.recipient_id)).toEqual([scene.noah.id]),
    )
  })

  test.each([
    ['MAIL_NOTIFICATION', { in_app: true, mail_due: true }],
    ['NOTIFICATION', { in_app: true, mail_due: false }],
    ['MAIL', { in_app: false, mail_due: true }],
  ])('by the setting %s', async (wanted, expected) => {
    await setting(scene.lea.id, wanted)
    const targetId = randomUUID()
    await happen(data, { actorId: scene.david.id, targetId, recipientIds: [scene.lea.id, scene.noah.id] })
    await eventually(async () => expect(await rowsAbout(targetId)).toHaveLength(2))
    const row = (await rowsAbout(targetId)).find(({ recipient_id: id }) => id === scene.lea.id)
    expect(row).toMatchObject(expected)
    // Noah is told in the same breath: once his two bells have rung, hers would have.
    const rung = (id: string) => saidAbout(targetId).filter(({ subject }) => subject.endsWith(`.${id}`))
    await eventually(() => expect(rung(scene.noah.id)).toHaveLength(2))
    expect(rung(scene.lea.id)).toHaveLength(expected.in_app ? 2 : 0)
    await setting(scene.lea.id, 'MAIL_NOTIFICATION')
  })

  test('NONE and people who have left: nothing at all', async () => {
    await setting(scene.lea.id, 'NONE')
    await data.begin((tx) =>
      tx
        .updateTable('person')
        .set({ rights_version: 2, status: 'DEACTIVATED' })
        .where('id', '=', scene.vera.id)
        .execute(),
    )
    const targetId = randomUUID()
    await happen(data, {
      actorId: scene.david.id,
      targetId,
      recipientIds: [scene.lea.id, scene.vera.id, scene.noah.id],
    })
    await eventually(async () =>
      expect((await rowsAbout(targetId)).map((row) => row.recipient_id)).toEqual([scene.noah.id]),
    )
    await setting(scene.lea.id, 'MAIL_NOTIFICATION')
  })

  test('people of other companies read only the first letter of a minor’s last name', async () => {
    await data.begin((tx) =>
      tx.updateTable('person').set({ adult_from: '2999-01-01' }).where('id', '=', scene.lea.id).execute(),
    )
    const targetId = randomUUID()
    await happen(data, { actorId: scene.lea.id, targetId, recipientIds: [scene.noah.id, scene.elena.id] })
    await eventually(async () => {
      const found = new Map((await rowsAbout(targetId)).map((row) => [row.recipient_id, row.title]))
      expect(found.get(scene.noah.id)).toBe('Neue Aktivität von Lea Muster')
      expect(found.get(scene.elena.id)).toBe('Neue Aktivität von Lea M.')
    })
  })
})

describe('delivered twice', () => {
  const context = () => ({
    db: data.db,
    begin: data.begin,
    outbound: { bus: worker.bus },
  })

  test('2,500 recipients, interrupted and repeated: one notification each, in batches', async () => {
    const { rows } = await data.pool.query<{ id: string }>(
      `with people as (
         insert into person (company_id, email, name_first, name_last, roles, setup_at)
         select $1, 'many' || n || '@nordwerk.example', 'Many', 'People', array['USER'], now() from generate_series(1, 2500) n
         returning id) select id from people`,
      [scene.nordwerk],
    )
    const ids = rows.map((row) => row.id)
    const notice = {
      actorId: scene.david.id,
      targetId: randomUUID(),
      recipients: onlyPeople(ids),
      params: { activityTitle: 'Viele' },
    }
    const eventId = randomUUID()
    // The worker dies after the second batch was committed.
    let batches = 0
    const dying = {
      ...context(),
      begin: (async (work) => {
        batches += 1
        if (batches === 4) throw new Error('killed')
        return data.begin(work)
      }) as typeof data.begin,
    }
    await expect(notify(dying, 'activity.published', eventId, notice)).rejects.toThrow('killed')
    expect(await rowsAbout(notice.targetId)).toHaveLength(600)
    await notify(context(), 'activity.published', eventId, notice)
    await notify(context(), 'activity.published', eventId, notice)
    const told = await rowsAbout(notice.targetId)
    expect(told).toHaveLength(2_500)
    expect(new Set(told.map((row) => row.recipient_id)).size).toBe(2_500)
  }, 30_000)
})
