import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { mailedTokens, newGuestLink } from '../../../../test/evaluation-links.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import type { WorkContext } from '../../../jobs/definitions.ts'
import { listDueLinks, stampTold, takeReminder } from '../due-link.queries.ts'
import { evaluationLinkJobs } from '../evaluation-link.jobs.ts'
import { evaluationLinkNotices } from '../evaluation-link.notices.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

/** At eight in the morning of a working day, or of a Sunday. */
const tend = (day = '2026-11-18') =>
  evaluationLinkJobs[0]!.run(
    { db: app.db, begin: app.begin, clock: { now: () => new Date(`${day}T07:00:00Z`) } } as WorkContext,
    {},
    'job',
  ) as Promise<void>

const REMINDER = 'guestEvaluationReminder'
const toldOf = async (id: string) =>
  (
    await app.pool.query(
      `select data -> 'payload' ->> 'senderId' as sender from pgboss.job
       where name = 'event' and data ->> 'event' = 'evaluation.linkExpired' and data -> 'payload' ->> 'assignmentId' = $1`,
      [id],
    )
  ).rows

describe('remindGuest', () => {
  test('once, three days before the end, with the same link', async () => {
    const soon = await newGuestLink(app, scene.lea, scene.clara, { days: 2.9 })
    const later = await newGuestLink(app, scene.lea, scene.clara, { days: 3.2 })
    await tend('2026-11-15')
    expect(await mailedTokens(app, soon.address, REMINDER)).toEqual([])
    await Promise.all([tend(), tend()])
    await tend()
    expect(await mailedTokens(app, soon.address, REMINDER)).toEqual([soon.token])
    expect(await mailedTokens(app, later.address, REMINDER)).toEqual([])
    // From now on nobody can make the token any more.
    const { rows } = await app.pool.query('select token_seed from evaluation_link where id = $1', [soon.linkId])
    expect(rows).toEqual([{ token_seed: null }])
  })

  test('never who has submitted, nor with a link that was revoked', async () => {
    const used = await newGuestLink(app, scene.lea, scene.clara, { days: 1, contactPart: 'submitted', isUsed: true })
    const revoked = await newGuestLink(app, scene.lea, scene.clara, { days: 1 })
    await app.call('revokeEvaluationLink', { as: scene.clara, query: { id: revoked.id } })
    await tend()
    for (const { address } of [used, revoked]) expect(await mailedTokens(app, address, REMINDER)).toEqual([])
  })
})

describe('a link that was used', () => {
  test('is found by neither question: not when links are looked for, not when one is taken under its lock', async () => {
    const used = { contactPart: 'submitted', isUsed: true } as const
    const found = async () =>
      (await listDueLinks(app.db, '00000000-0000-0000-0000-000000000000', 100)).map(({ id }) => id)
    const before = await found()
    const soon = await newGuestLink(app, scene.lea, scene.clara, { ...used, days: 1 })
    const over = await newGuestLink(app, scene.lea, scene.clara, { ...used, days: -1 })
    const good = await newGuestLink(app, scene.lea, scene.clara, { days: 1 })
    expect(await found()).toEqual([...before, good.linkId])
    expect(await app.begin((tx) => takeReminder(tx, soon.linkId))).toBeUndefined()
    const { rows } = await app.pool.query('select reminded_at from evaluation_link where id = $1', [soon.linkId])
    expect(rows).toEqual([{ reminded_at: null }])
    expect(await app.begin((tx) => stampTold(tx, over.linkId))).toBeUndefined()
    expect(await app.begin((tx) => stampTold(tx, good.linkId))).toBeUndefined()
  })
})

describe('which links are due', () => {
  test('a reminded one again only when it has run out; a revoked one and one that was told of never', async () => {
    const due = async () =>
      new Map(
        (await listDueLinks(app.db, '00000000-0000-0000-0000-000000000000', 100)).map(({ id, is_over }) => [
          id,
          is_over,
        ]),
      )
    const stamp = (column: 'reminded_at' | 'revoked_at' | 'told_at', linkId: string) =>
      app.pool.query(`update evaluation_link set ${column} = now(), token_seed = null where id = $1`, [linkId])
    const good = await newGuestLink(app, scene.lea, scene.clara, { days: 1 })
    const later = await newGuestLink(app, scene.lea, scene.clara, { days: 4 })
    const over = await newGuestLink(app, scene.lea, scene.clara, { days: -1 })
    const reminded = await newGuestLink(app, scene.lea, scene.clara, { days: 1 })
    const remindedAndOver = await newGuestLink(app, scene.lea, scene.clara, { days: -1 })
    for (const { linkId } of [reminded, remindedAndOver]) await stamp('reminded_at', linkId)
    const revoked = await newGuestLink(app, scene.lea, scene.clara, { days: 1 })
    await stamp('revoked_at', revoked.linkId)
    const told = await newGuestLink(app, scene.lea, scene.clara, { days: -1 })
    await stamp('told_at', told.linkId)
    const found = await due()
    expect([good, over, remindedAndOver].map(({ linkId }) => found.get(linkId))).toEqual([false, true, true])
    for (const { linkId } of [later, reminded, revoked, told]) expect(found.has(linkId)).toBe(false)
    // Nor is one of these taken, should it have been found a moment before.
    for (const { linkId } of [reminded, revoked, over])
      expect(await app.begin((tx) => takeReminder(tx, linkId))).toBeUndefined()
    for (const { linkId } of [told, revoked, good])
      expect(await app.begin((tx) => stampTold(tx, linkId))).toBeUndefined()
  })
})

describe('tellExpiredLink', () => {
  test('the sender is told once', async () => {
    const { id } = await newGuestLink(app, scene.lea, scene.clara, { days: -1 })
    await Promise.all([tend(), tend()])
    await tend()
    expect(await toldOf(id)).toEqual([{ sender: scene.clara.id }])
    const [{ notice }] = evaluationLinkNotices as [(typeof evaluationLinkNotices)[number]]
    const said = await notice(app.db, { assignmentId: id, senderId: scene.clara.id } as never)
    expect(said).toMatchObject({ params: { contactName: 'Rita Beispiel' } })
    expect(await said!.recipients(app.db, '00000000-0000-0000-0000-000000000000', 9)).toEqual([scene.clara.id])
  })

  test('not of one that was used', async () => {
    const { id } = await newGuestLink(app, scene.lea, scene.clara, { days: -1, contactPart: 'submitted', isUsed: true })
    await tend()
    expect(await toldOf(id)).toEqual([])
  })
})
