// Who is told what of a report, through a real worker: each in words of their own, nobody with a name.
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPost } from '../../../../test/posts.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})

const toldOf = async (reportId: string) =>
  app.db
    .selectFrom('notification')
    .innerJoin('person', 'person.id', 'notification.recipient_id')
    .select(['kind', 'name_first', 'notification.body', 'mail_due'])
    .where('target_id', '=', reportId)
    .orderBy('kind')
    .orderBy('name_first')
    .execute()
const untilTold = (reportId: string, wanted: [string, string][]) =>
  eventually(
    async () => expect((await toldOf(reportId)).map(({ kind, name_first }) => [kind, name_first])).toEqual(wanted),
    20_000,
  )
const mailsTo = async (who: Person) =>
  (
    await app.pool.query<{ template: string; placeholders: Record<string, string> }>(
      'select template, placeholders from mail where person_id = $1 order by id',
      [who.id],
    )
  ).rows

async function reported(author: Person, reporters: Person[]) {
  const targetId = await newPost(app, author)
  for (const as of reporters) await app.call('fileReport', { as, body: { target: 'POST', targetId, report: 'SPAM' } })
  const rows = await app.db
    .selectFrom('report')
    .select(['id', 'lead_id', 'reporter_id'])
    .where('target_id', '=', targetId)
    .execute()
  const lead = rows.find(({ lead_id }) => lead_id === null)!
  return { id: lead.id, of: (who: Person) => rows.find(({ reporter_id }) => reporter_id === who.id)!.id }
}
const decide = async (as: Person, id: string, decision: string, answer = '') => {
  await app.call('takeReport', { as, body: { id } })
  await app.call('decideReport', { as, body: { id, decision, reasons: 'Werbung.', answer } })
}

const moderators: [string, string][] = [
  ['post.reported', 'Ada'],
  ['post.reported', 'Bruno'],
  ['post.reported', 'Clara'],
]

describe('report notices', () => {
  test('from the report to the second look', async () => {
    // Whoever wants to hear of nothing is given reasons all the same.
    await app.pool.query("update setting set community_setting = 'NONE' where person_id = $1", [scene.lea.id])
    const { id, of } = await reported(scene.lea, [scene.noah, scene.luca])
    await untilTold(id, moderators)
    await decide(scene.clara, id, 'REMOVED', 'Danke, er ist weg.')
    // The first reporter's own report leads the case.
    await eventually(async () => {
      for (const who of [scene.noah, scene.luca])
        expect((await toldOf(of(who))).filter(({ kind }) => kind !== 'post.reported')).toMatchObject([
          { kind: 'post.reportDecided', name_first: who.nameFirst },
        ])
    }, 20_000)
    await eventually(
      async () =>
        expect(await mailsTo(scene.lea)).toMatchObject([
          {
            template: 'reportDecidedAuthorRemoved',
            placeholders: {
              targetLabel: 'Beitrag',
              reviewMessage: 'Werbung.',
              dueDate: expect.stringMatching(/^\d\d\.\d\d\./),
            },
          },
        ]),
      20_000,
    )
    await untilTold(id, [['post.reportDecided', 'Noah'], ...moderators])

    await app.call('objectToDecision', { as: scene.lea, body: { id, body: 'Keine Werbung.' } })
    const second: [string, string][] = [
      ['post.objectionReceived', 'Ada'],
      ['post.objectionReceived', 'Bruno'],
    ]
    await untilTold(id, [...second, ['post.reportDecided', 'Noah'], ...moderators])
    await app.call('settleObjection', { as: scene.ada, body: { id, outcome: 'CHANGED', reasons: 'Stimmt.' } })
    await eventually(
      async () =>
        expect((await mailsTo(scene.lea)).map(({ template }) => template)).toEqual([
          'reportDecidedAuthorRemoved',
          'objectionConfirmed',
          'objectionChanged',
        ]),
      20_000,
    )
    await eventually(async () => {
      const noah = (await toldOf(id)).filter(({ kind }) => kind === 'post.reportDecided')
      expect(noah.map(({ body }) => body).toSorted()).toEqual([
        expect.stringContaining('Inhalt entfernt'),
        expect.stringContaining('geändert'),
      ])
    }, 20_000)
    const everything = JSON.stringify(
      [await toldOf(id), await mailsTo(scene.lea)].flat().map((row) => ('body' in row ? row.body : row.placeholders)),
    )
    expect(everything).not.toMatch(/Noah|Luca|Clara|Ada/)
  })

  test('nothing was wrong: only whoever reported it hears of it', async () => {
    const { id } = await reported(scene.david, [scene.noah])
    await decide(scene.ada, id, 'NO_ACTION')
    await untilTold(id, [['post.reportDecided', 'Noah'], ...moderators])
    expect((await toldOf(id))[0]!.body).toContain('kein Verstoss')
    expect((await mailsTo(scene.david)).map(({ template }) => template)).toEqual([])
  })

  test('warned, and told in the bell; the mail follows at once, not a second time', async () => {
    const { id } = await reported(scene.david, [scene.luca])
    await decide(scene.ada, id, 'WARNED')
    await untilTold(id, [['post.reportDecided', 'Luca'], ...moderators, ['post.warned', 'David']])
    expect((await toldOf(id)).at(-1)).toMatchObject({ kind: 'post.warned', mail_due: false })
    expect((await mailsTo(scene.david)).map(({ template }) => template)).toEqual(['reportDecidedAuthorWarned'])
  })
})
