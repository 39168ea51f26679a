import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newApplication } from '../../../../test/applications.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const similarTo = async (who: Person, id: string) =>
  (await app.call('listSimilarActivities', { as: who, query: { id } })).body
const idsFor = async (who: Person, id: string) => (await similarTo(who, id)).map(({ activityId }) => activityId)

describe('listSimilarActivities', () => {
  test('what is open and like it, with the reason; neither itself, nor one’s own, nor what one applied to', async () => {
    const refused = await newActivity(app, scene.david, { title: 'Serverraum aufräumen' })
    const like = await newActivity(app, scene.david, { title: 'Netzwerk verkabeln' })
    await newActivity(app, scene.lea, { title: 'Von Lea selbst' })
    const applied = await newActivity(app, scene.david, { title: 'Schon beworben' })
    const full = await newActivity(app, scene.david, { title: 'Besetzt', slots: 1 })
    await newApplication(app, scene.noah, full, { status: 'APPROVED' })
    await newApplication(app, scene.lea, refused, { status: 'REJECTED' })
    await newApplication(app, scene.lea, applied)
    const found = await similarTo(scene.lea, refused)
    expect(found).toMatchObject([{ activityId: like, title: 'Netzwerk verkabeln', reason: 'sector' }])
  })

  test('a card has the logo of the company', async () => {
    const logo = JSON.stringify({ key: 'logos/nordwerk', type: 'image/webp', size: 9 })
    await app.pool.query('update company set logo = $2 where id = $1', [scene.nordwerk, logo])
    const id = await newActivity(app, scene.david)
    const cards = await similarTo(scene.lea, id)
    expect(cards[0]?.companyImage).toContain('logos/nordwerk')
  })

  test('never more than four, and never what the reader cannot open', async () => {
    const inside = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((letter) => newActivity(app, scene.david, { title: `Innen ${letter}` })),
    )
    expect(await idsFor(scene.lea, inside[0]!)).toHaveLength(4)
    expect(await idsFor(scene.luca, inside[0]!)).toEqual([])
  })

  test('an activity the reader cannot see gives no reasons away, nor does one that does not exist', async () => {
    const hidden = await newActivity(app, scene.david, { title: 'Intern' })
    await newActivity(app, scene.david, { title: 'Öffentlich', isPublic: true })
    const found = await similarTo(scene.luca, hidden)
    expect(found.map(({ title, reason }) => [title, reason])).toEqual([['Öffentlich', null]])
    expect(await idsFor(scene.luca, '00000000-0000-4000-8000-000000000000')).toEqual(
      found.map(({ activityId }) => activityId),
    )
  })
})
