// A database restored to a moment before a deletion: whoever had been forgotten does not come back with it.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { connected } from '../../../../test/database.ts'
import { newDeletion } from '../../../../test/deletions.ts'
import { eventually } from '../../../../test/eventually.ts'
import { inboxOf } from '../../../../test/inbox.ts'
import { newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { erasePerson } from '../actions/erase-person.ts'
import { clearList, FORGOTTEN } from '../forgotten-list.ts'
import { myDataJobs } from '../my-data.jobs.ts'

let app: TestApp
let scene: Scene
let ctx: WorkContext
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  ctx = (await testWorker(app, workerParts)).ctx
})

const EMAIL = `mia.${Date.now()}@nordwerk.example`
const forgetAgain = () => myDataJobs.find(({ name }) => name === 'forget-again')!.run(ctx, {}, '')
const nameOf = async (person: Person) =>
  (await app.pool.query<{ name_first: string }>('select name_first from person where id = $1', [person.id])).rows[0]
    ?.name_first

/** It goes from our table when it is sent. */
const lastMails = async (deletionId: string) =>
  (await app.pool.query('select from mail where key = $1', [`erased ${deletionId}`])).rowCount

/** As the restored database would have it: the row as it was, the deletion still waiting. */
async function bringBack(person: Person, deletionId: string) {
  await connected(app.urls.DATABASE_OWNER_URL, async (client) => {
    await client.query(`set app.owner_sees = 'on'`)
    await client.query(
      `update person set name_first = 'Mia', email = $2, status = 'ACTIVE', erased_at = null
       where id = $1`,
      [person.id, EMAIL],
    )
    await client.query(`update deletion set status = 'WAITING', date_ended = null where id = $1`, [deletionId])
  })
}

test('who had been forgotten is forgotten again, from a list outside of the database; nobody else is', async () => {
  const mia = await newPerson(app, {
    nameFirst: 'Mia',
    companyId: scene.nordwerk,
    roles: ['APPRENTICE'],
    email: EMAIL,
  })
  const deletion = await newDeletion(app, mia, { dueInDays: -1 })
  expect(await app.begin((tx) => erasePerson(tx, deletion, new Date()))).toBe(true)
  const { storage } = ctx.outbound
  await eventually(async () => expect(await storage.size(FORGOTTEN + mia.id)).toBeGreaterThan(0))
  await eventually(async () => expect(await inboxOf(EMAIL)).toHaveLength(1))
  await eventually(async () => expect(await lastMails(deletion)).toBe(0))

  await bringBack(mia, deletion)
  expect(await nameOf(mia)).toBe('Mia')
  await forgetAgain()
  expect(await nameOf(mia)).toBe('Gelöschte')
  expect(await nameOf(scene.noah)).toBe('Noah')

  // Due again in the restored database: it ends without a second mail, for there is nobody left.
  expect(await app.begin((tx) => erasePerson(tx, deletion, new Date()))).toBe(true)
  const { rows } = await app.pool.query('select status from deletion where id = $1', [deletion])
  expect(rows).toEqual([{ status: 'DONE' }])
  expect(await lastMails(deletion)).toBe(0)
})

test('the list outlives every backup, and not much more', async () => {
  const { storage } = ctx.outbound
  const id = crypto.randomUUID()
  await storage.note(FORGOTTEN + id, 'now')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  await clearList(storage, inDays(59))
  expect(await storage.size(FORGOTTEN + id)).not.toBeNull()
  // Its neighbours of other tests would go with it: only what would be removed is asked.
  expect(await storage.listOlder(FORGOTTEN, new Date(inDays(61).getTime() - 60 * 86_400_000))).toContain(FORGOTTEN + id)
  await storage.remove([FORGOTTEN + id])
})
