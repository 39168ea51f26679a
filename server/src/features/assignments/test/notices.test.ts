// Who is told what about assignments, through a real worker, with the bells of who is connected.
import { beforeAll, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { callsOf, idIn } from './calls.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
let worker: Awaited<ReturnType<typeof testWorker>>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
  worker = await testWorker(app, workerParts)
  await app.pool.query('update person set supervisor_id = $1 where id = $2', [scene.david.id, scene.lea.id])
})

/** Of a kind, who was told about a target, and in which words. */
async function told(targetId: string, kind: string, ...people: Person[]) {
  return eventually(async () => {
    const rows = await app.db
      .selectFrom('notification')
      .select(['recipient_id', 'body'])
      .where('target_id', '=', targetId)
      .where('kind', '=', kind)
      .orderBy('recipient_id')
      .execute()
    expect(rows.map((row) => row.recipient_id)).toEqual(people.map((person) => person.id).toSorted())
    return rows[0]!.body
  }, 20_000)
}
const rang = (person: Person, text: string) =>
  worker.bus.said.some(({ subject, message }) => subject.includes(person.id) && JSON.stringify(message).includes(text))
const bell = async (who: Person) => (await app.call('listNotifications', { as: who, query: { userId: who.id } })).body

test('handed in, rejected, handed in again, approved: supervisor, contact person and apprentice are told, live', async () => {
  const id = idIn(await calls.create(scene.lea, { assignmentStatus: 'PENDING', contactId: scene.noah.id }))
  await told(id, 'assignment.reviewRequested', scene.david)
  expect(await told(id, 'assignment.contactNamed', scene.noah)).toBe(
    'Lea Muster hat dich beim Einsatz «Helpdesk» als Kontaktperson angegeben. [[Einsatz ansehen]]',
  )
  await calls.review(scene.david, id, 'REJECTED', 'Das Ende fehlt.')
  expect(await told(id, 'assignment.rejected', scene.lea)).toBe(
    'David Muster hat zu «Helpdesk» eine Rückmeldung geschrieben. [[Rückmeldung lesen]]',
  )
  await calls.submit(scene.lea, id)
  await calls.review(scene.clara, id, 'APPROVED', 'Jetzt passt es.')
  await told(id, 'assignment.approved', scene.lea)
  await eventually(() => expect(rang(scene.lea, 'Dein Einsatz ist genehmigt')).toBe(true), 20_000)
  expect((await bell(scene.lea))[0]).toMatchObject({ link: `/dashboard/company/assignment?id=${id}` })
}, 90_000)

test('a correction of an approved one tells the supervisor; another contact person tells both', async () => {
  const before = (await bell(scene.noah)).map((one) => one.link)
  const id = idIn(await calls.create(scene.lea, { assignmentStatus: 'PENDING', contactId: scene.noah.id }))
  await calls.review(scene.david, id, 'APPROVED')
  const now = { assignmentStatus: 'APPROVED', contactId: scene.noah.id, title: 'Helpdesk Olten' }
  expect((await calls.edit(scene.lea, id, now)).status).toBe(204)
  expect(await told(id, 'assignment.changed', scene.david)).toBe(
    'Lea Muster hat Angaben zu «Helpdesk Olten» angepasst. Zeitraum und Pensum sind gleich geblieben. [[Einsatz ansehen]]',
  )
  expect((await calls.edit(scene.clara, id, { ...now, contactId: scene.vera.id })).status).toBe(204)
  await told(id, 'assignment.contactNamed', scene.noah, scene.vera)
  expect(await told(id, 'assignment.contactRemoved', scene.noah)).toBe(
    'Für «Helpdesk Olten» von Lea Muster ist neu Vera Muster Kontaktperson. [[Zum Betrieb]]',
  )
  // What Noah was told of this one no longer leads there; what says so leads to the company.
  const links = (await bell(scene.noah)).map((one) => one.link)
  expect(links).toEqual(['/dashboard/company', null, ...before])
}, 90_000)

test('without a supervisor those who approve in the company are told; where nobody may, OWNER and ADMIN', async () => {
  const ofElena = idIn(await calls.create(scene.luca, { assignmentStatus: 'PENDING' }))
  expect(await told(ofElena, 'assignment.reviewRequested', scene.elena)).toContain('«Helpdesk»')
  await app.pool.query("update person set status = 'DEACTIVATED' where id = $1", [scene.elena.id])
  const ofNobody = idIn(await calls.create(scene.luca, { assignmentStatus: 'PENDING' }))
  expect(await told(ofNobody, 'assignment.reviewRequested', scene.ada, scene.bruno)).toContain('«Helpdesk»')
}, 90_000)
