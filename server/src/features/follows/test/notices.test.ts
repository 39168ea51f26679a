// Who is told of follows and, as a follower, of activities: through a real worker.
import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { eventually } from '../../../../test/eventually.ts'
import { newCompany, newPerson, newScene, type Person, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { announce } from '../../../db/outbox.ts'
import { tellCompaniesFollowed } from '../actions/tell-companies-followed.ts'
import { followsOf, somebody } from './support.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof followsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = followsOf(app)
  await testWorker(app, workerParts)
})

const bell = async (who: Person) =>
  (await app.call('listNotifications', { as: who, query: { userId: who.id } })).body.map(({ title, link }) => ({
    title,
    link,
  }))
const profileOf = async (table: 'person' | 'company', id: string) =>
  (await app.pool.query<{ profile_id: string }>(`select profile_id from ${table} where id = $1`, [id])).rows[0]!
    .profile_id

/** Everything announced before was heard once this one was: each listener has one queue. */
async function allHeard(event: string) {
  await eventually(async () => {
    const { rows } = await app.pool.query(
      `select count(*)::int as n from pgboss.job where state < 'completed' and name like $1`,
      [`%${event}%`],
    )
    const waiting = await app.pool.query(
      `select count(*)::int as n from pgboss.job where state < 'completed' and name = 'event'`,
    )
    expect([rows[0].n, waiting.rows[0].n]).toEqual([0, 0])
  }, 20_000)
}

describe('follow.user', () => {
  test('the followed person is told who, by the name they may read, and led to that profile', async () => {
    const minor = await somebody(app, scene.suedwerk, 'Mia', { nameLast: 'Grünwald', isMinor: true })
    await calls.follow(minor, scene.david.id)
    await eventually(async () => {
      expect(await bell(scene.david)).toEqual([
        {
          title: 'Mia G. folgt dir',
          link: `/dashboard/community/profile?id=${await profileOf('person', minor.id)}&type=user`,
        },
      ])
    }, 20_000)
    const { rows } = await app.pool.query("select params, people from notice where kind = 'follow.user'")
    expect(rows[0]).toMatchObject({ params: { companyName: 'Südwerk AG' }, people: { followerName: minor.id } })
  }, 40_000)

  test('following and unfollowing in turn is told once a day', async () => {
    const [fan, star] = [await somebody(app, scene.nordwerk, 'Fan'), await somebody(app, scene.nordwerk, 'Star')]
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await calls.follow(fan, star.id)).body
      await calls.unfollow(fan, id!)
    }
    await calls.follow(fan, star.id)
    await allHeard('follow')
    const before = await bell(star)
    expect(before.length).toBeLessThanOrEqual(1)
    await app.pool.query("update follow_told set told_at = now() - interval '25 hours' where follower_id = $1", [
      fan.id,
    ])
    await calls.unfollow(fan, (await calls.check(fan, star.id)).id!)
    await calls.follow(fan, star.id)
    const told = {
      title: 'Fan Muster folgt dir',
      link: `/dashboard/community/profile?id=${await profileOf('person', fan.id)}&type=user`,
    }
    await eventually(async () => expect(await bell(star)).toEqual([told, ...before]), 20_000)
  }, 60_000)
})

describe('FOLLOW_CREATED', () => {
  const feed = async (who: Person) =>
    (await app.call('listEvents', { as: who })).body
      .filter(({ eventInteraction }) => eventInteraction === 'FOLLOW_CREATED')
      .map(({ nameFirst }) => nameFirst)

  test('everybody hears of an open profile, the own company alone of a closed one', async () => {
    const adult = await somebody(app, scene.suedwerk, 'Adele')
    const minor = await somebody(app, scene.suedwerk, 'Malou', { isMinor: true })
    await allHeard('hear.')
    const [lucas, leas] = [await feed(scene.luca), await feed(scene.lea)]
    for (const fan of [adult, minor]) await calls.follow(fan, scene.nordwerk, 'other')
    await eventually(async () => expect(await feed(scene.luca)).toEqual(['Malou', 'Adele', ...lucas]), 20_000)
    await allHeard('hear.')
    expect(await feed(scene.lea)).toEqual(['Adele', ...leas])
  }, 40_000)
})

describe('tellCompaniesFollowed', () => {
  test('once a day, all new followers as one, to those who may edit the profile', async () => {
    const company = await newCompany(app, 'Westwerk AG')
    const officer = await newPerson(app, {
      nameFirst: 'Olivia',
      companyId: company,
      roles: ['EDUCATION_OFFICER'],
      email: 'olivia@westwerk.example',
    })
    const trainer = await newPerson(app, {
      nameFirst: 'Tim',
      companyId: company,
      roles: ['VOCATIONAL_TRAINER'],
      email: 'tim@westwerk.example',
    })
    for (const fan of [scene.lea, scene.noah, scene.luca]) await calls.follow(fan, company, 'other')
    await calls.unfollow(scene.luca, (await calls.check(scene.luca, company)).id!)
    const tell = () => app.begin(tellCompaniesFollowed)
    await tell()
    await tell()
    const title = {
      title: 'Neue Follower für Westwerk AG',
      link: `/dashboard/community/profile?id=${await profileOf('company', company)}&type=company`,
    }
    await eventually(async () => expect(await bell(officer)).toEqual([title]), 20_000)
    const { rows } = await app.pool.query('select body from notification where recipient_id = $1', [officer.id])
    expect(rows[0].body).toBe('Seit gestern neu dabei: 2. [[Betriebsprofil ansehen]]')
    // More on the same day, and a day without anybody new: silence.
    await calls.follow(scene.vera, company, 'other')
    await tell()
    await app.pool.query("update company_told set told_at = now() - interval '25 hours'")
    await app.pool.query("update follow set date_created = now() - interval '26 hours' where false")
    await tell()
    await eventually(async () => expect(await bell(officer)).toHaveLength(2), 20_000)
    await tell()
    await allHeard('follow')
    expect(await bell(officer)).toHaveLength(2)
    expect(await bell(trainer)).toEqual([])
    expect((await bell(scene.ada)).filter(({ title: said }) => said.includes('Westwerk'))).toEqual([])
  }, 60_000)
})

describe('activity.published', () => {
  const publish = async (activityId: string, audience: 'COMPANY' | 'EXTERNAL', actorId: string) => {
    await app.begin((tx) => announce(tx, 'activity.published', { activityId, actorId, audience }))
  }
  const toldOf = async (id: string) => {
    const { rows } = await app.pool.query<{ recipient_id: string }>(
      "select recipient_id from notification where target_id = $1 and kind = 'activity.published' order by 1",
      [id],
    )
    return rows.map((row) => row.recipient_id)
  }
  const sorted = (...people: Person[]) => people.map(({ id }) => id).toSorted()

  test('followers of author and company who can open it, each once; never author, publisher or who is kept apart', async () => {
    const company = await newCompany(app, 'Ostwerk AG')
    const author = await somebody(app, company, 'Autor')
    const publisher = await newPerson(app, {
      nameFirst: 'Pia',
      companyId: company,
      roles: ['EDUCATION_OFFICER'],
      email: 'pia@ostwerk.example',
    })
    const colleague = await somebody(app, company, 'Kollege')
    const apprentice = await somebody(app, scene.nordwerk, 'Lehrling')
    const kept = await somebody(app, company, 'Fern')
    // A USER does not read activities of other companies.
    for (const fan of [author, publisher, colleague, apprentice, scene.noah, kept])
      await calls.follow(fan, company, 'other')
    for (const fan of [colleague, apprentice]) await calls.follow(fan, author.id)
    await calls.block(kept, author.id)
    const open = await newActivity(app, author, { isPublic: true, title: 'Velo flicken' })
    await publish(open, 'EXTERNAL', publisher.id)
    await eventually(async () => expect(await toldOf(open)).toEqual(sorted(colleague, apprentice)), 20_000)
    expect(await bell(apprentice)).toEqual([
      { title: 'Neue Aktivität von Autor Muster', link: `/dashboard/activities/detail?id=${open}` },
    ])
    const inner = await newActivity(app, author)
    await publish(inner, 'COMPANY', author.id)
    await eventually(async () => expect(await toldOf(inner)).toEqual(sorted(colleague, publisher)), 20_000)
  }, 60_000)

  test('staff in charge cannot be blocked from notices', async () => {
    const company = await newCompany(app, 'Bergwerk AG')
    const officer = await newPerson(app, {
      nameFirst: 'Ruth',
      companyId: company,
      roles: ['EDUCATION_OFFICER'],
      email: 'ruth@bergwerk.example',
    })
    const apprentice = await somebody(app, company, 'Lernende')
    await calls.follow(apprentice, company, 'other')
    await calls.block(apprentice, officer.id)
    const activity = await newActivity(app, officer)
    await publish(activity, 'COMPANY', officer.id)
    await eventually(async () => expect(await toldOf(activity)).toEqual([apprentice.id]), 20_000)
  }, 40_000)

  test('of one company at most five a day; nobody of a whole portion may read it, somebody behind them does', async () => {
    const company = await newCompany(app, 'Vielwerk AG')
    const author = await somebody(app, company, 'Fleissig')
    await app.pool.query(
      `with fan as (
         insert into person (company_id, email, name_first, name_last, roles, setup_at)
         select $1, 'user' || n || '@viel.example', 'Nutzer', 'Nummer ' || n, '{USER}', now() from generate_series(1, 1100) n
         returning id)
       insert into follow (follower_id, company_id) select id, $2 from fan`,
      [scene.nordwerk, company],
    )
    const late = await somebody(app, scene.nordwerk, 'Spät')
    await calls.follow(late, company, 'other')
    const ids: string[] = []
    for (let n = 0; n < 6; n += 1) {
      ids.push(await newActivity(app, author, { isPublic: true }))
      await publish(ids[n]!, 'EXTERNAL', author.id)
    }
    await eventually(async () => {
      for (const id of ids.slice(0, 5)) expect(await toldOf(id)).toEqual([late.id])
    }, 30_000)
    await allHeard('activity')
    expect(await toldOf(ids[5]!)).toEqual([])
  }, 90_000)
})
