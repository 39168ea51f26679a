import { beforeAll, describe, expect, test } from 'vitest'

import { newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { newAssignment } from '../../../../test/applications.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { block, hide, newPost, profileOf } from '../../../../test/posts.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const UNKNOWN = '00000000-0000-7000-8000-000000000000'

const savePost = (who: Person, body: Record<string, unknown>) => app.call('savePost', { as: who, body })
const read = async (who: Person, id: string) => (await app.call('readPost', { as: who, params: { id } })).body
const idOf = (location: string) => new URL(location, 'https://x.example').searchParams.get('id')!

describe('savePost without an id', () => {
  test('creates: 201 with the address of its page; text, pictures in their order with their words, documents', async () => {
    const [one, two] = [await newFile(app, scene.lea, 'IMAGE'), await newFile(app, scene.lea, 'IMAGE')]
    const paper = await newFile(app, scene.lea, 'DOCUMENT')
    const { status, headers } = await savePost(scene.lea, {
      body: '  Heute gelernt: löten.  ',
      media: [two, one],
      attachments: [paper],
      altTexts: [{ id: one, text: 'Eine Platine' }],
    })
    expect(status).toBe(201)
    expect(String(headers['location'])).toMatch(/^\/dashboard\/community\/post\?id=/)
    const post = await read(scene.luca, idOf(String(headers['location'])))
    expect(post).toMatchObject({
      body: 'Heute gelernt: löten.',
      authorNameFirst: 'Lea',
      profileId: await profileOf(app, scene.lea),
      authorId: scene.lea.id,
      dateEdited: null,
      attachments: [{ id: paper }],
      media: [
        { id: two, alt: '' },
        { id: one, alt: 'Eine Platine' },
      ],
    })
  })

  test('nothing at all: 400 in the words of the page; a picture alone is enough', async () => {
    const empty = await savePost(scene.lea, { body: '   ', media: [], attachments: [] })
    expect(empty.status).toBe(400)
    expect(empty.body).toMatchObject({ errors: ['Schreib etwas oder füge ein Bild hinzu'] })
    expect((await savePost(scene.lea, { media: [await newFile(app, scene.lea, 'IMAGE')] })).status).toBe(201)
  })

  test('the longest text is 4096; one letter more is refused', async () => {
    expect((await savePost(scene.lea, { body: 'ä'.repeat(4096) })).status).toBe(201)
    expect((await savePost(scene.lea, { body: 'ä'.repeat(4097) })).status).toBe(400)
  })

  test('ten files together, not eleven', async () => {
    const make = (kind: 'IMAGE' | 'DOCUMENT', count: number) =>
      Promise.all(Array.from({ length: count }, () => newFile(app, scene.lea, kind)))
    const media = await make('IMAGE', 6)
    const attachments = await make('DOCUMENT', 5)
    expect((await savePost(scene.lea, { body: 'x', media, attachments })).body).toMatchObject({
      errors: ['Ein Beitrag kann höchstens 10 Bilder, Videos oder Dokumente haben'],
    })
    expect((await savePost(scene.lea, { body: 'x', media, attachments: attachments.slice(1) })).status).toBe(201)
  })

  test.each(['webp', 'svg'])('%s is no type of a post, though the upload takes it', async (extension) => {
    const id = await newFile(app, scene.lea, 'IMAGE')
    await app.pool.query('update file set extension = $2 where id = $1', [id, extension])
    const { status, body } = await savePost(scene.lea, { body: 'x', media: [id] })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: ['Aufgeladener Dateityp ist nicht erlaubt!'] })
  })

  test('T24: somebody else’s file is refused; a video and a picture are media, a document is not', async () => {
    expect((await savePost(scene.lea, { body: 'x', media: [await newFile(app, scene.david, 'IMAGE')] })).status).toBe(
      400,
    )
    expect((await savePost(scene.lea, { body: 'x', media: [await newFile(app, scene.lea, 'DOCUMENT')] })).status).toBe(
      400,
    )
    const video = await newFile(app, scene.lea, 'IMAGE', 'film.mp4')
    await app.pool.query("update file set kind = 'VIDEO', extension = 'mp4' where id = $1", [video])
    expect((await savePost(scene.lea, { body: 'x', media: [video] })).status).toBe(201)
  })

  test('people named: at most ten, only who is here and not kept apart', async () => {
    const named = await profileOf(app, scene.luca)
    expect((await savePost(scene.lea, { body: `Danke @[${named}]` })).status).toBe(201)
    const refused = { errors: ['Diese Person lässt sich hier nicht erwähnen'] }
    expect((await savePost(scene.lea, { body: `Danke @[${UNKNOWN}]` })).body).toMatchObject(refused)
    const { lea, david } = await newScene(app, 'Ostwerk')
    await block(app, lea, david)
    for (const [who, other] of [
      [lea, david],
      [david, lea],
    ] as const)
      expect((await savePost(who, { body: `Danke @[${await profileOf(app, other)}]` })).body).toMatchObject(refused)
    const eleven = Array.from({ length: 11 }, (_, n) => `@[00000000-0000-7000-8000-0000000000${10 + n}]`).join(' ')
    expect((await savePost(scene.lea, { body: eleven })).body).toMatchObject({
      errors: ['In einem Beitrag kannst du höchstens 10 Personen erwähnen'],
    })
  })

  test('a published activity becomes a post, a draft does not', async () => {
    const activityId = await newActivity(app, scene.david, { title: 'Löten für alle' })
    const { status, headers } = await savePost(scene.david, { activityId })
    expect(status).toBe(201)
    expect((await read(scene.lea, idOf(String(headers['location'])))).card).toMatchObject({ title: 'Löten für alle' })
    const draft = await newActivity(app, scene.david, { status: 'DRAFT' })
    expect((await savePost(scene.david, { body: 'x', activityId: draft })).status).toBe(400)
    expect((await savePost(scene.lea, { body: 'x', activityId })).status).toBe(403)
  })

  test('a finished assignment becomes a post that everybody reads; a running one and somebody else’s do not', async () => {
    const assignmentId = await newAssignment(app, scene.lea, { status: 'APPROVED' })
    await app.pool.query("update assignment set date_start = '2026-01-05', date_end = '2026-02-27' where id = $1", [
      assignmentId,
    ])
    const { status, headers } = await savePost(scene.lea, { body: 'Viel gelernt.', assignmentId })
    expect(status).toBe(201)
    expect((await read(scene.luca, idOf(String(headers['location'])))).card).toEqual({
      kind: 'assignment',
      title: 'Einsatz von Lea',
      companyName: 'Nordwerk AG',
      activityId: null,
      image: null,
      dateStart: '2026-01-05',
      dateEnd: '2026-02-27',
    })
    expect((await savePost(scene.noah, { body: 'x', assignmentId })).status).toBe(404)
    const pending = await newAssignment(app, scene.lea, { status: 'PENDING' })
    expect((await savePost(scene.lea, { body: 'x', assignmentId: pending })).status).toBe(400)
  })
})

describe('savePost with an id', () => {
  test('the author changes it; it says that it was, and what left it is gone', async () => {
    const id = await newPost(app, scene.lea)
    const [before, after] = [await newFile(app, scene.lea, 'IMAGE'), await newFile(app, scene.lea, 'IMAGE')]
    await attachFile(app, before, 'post', id)
    expect((await savePost(scene.lea, { id, body: 'Neu', media: [after] })).status).toBe(200)
    expect(await read(scene.luca, id)).toMatchObject({
      body: 'Neu',
      isEditedByModerator: false,
      dateEdited: expect.any(String),
    })
    expect(await filesOf(app, 'post', id)).toEqual([after])
  })

  test('UPDATE_POST: in the own company; for OWNER and ADMIN everywhere; on record', async () => {
    const id = await newPost(app, scene.lea, { body: 'Alt' })
    expect((await savePost(scene.noah, { id, body: 'Fremd' })).status).toBe(403)
    expect((await savePost(scene.elena, { id, body: 'Fremd' })).status).toBe(403)
    expect((await read(scene.lea, id)).body).toBe('Alt')
    for (const who of [scene.clara, scene.ada, scene.bruno]) {
      expect((await savePost(who, { id, body: who.nameFirst })).status).toBe(200)
      expect(await read(scene.lea, id)).toMatchObject({ body: who.nameFirst, isEditedByModerator: true })
    }
    const audit = await app.db.selectFrom('audit').select(['actor_id', 'details']).where('target_id', '=', id).execute()
    expect(audit).toHaveLength(3)
    expect(audit[0]).toMatchObject({ actor_id: scene.clara.id, details: { before: 'Alt', authorId: scene.lea.id } })
  })

  test('T31: what is hidden and what does not exist: 404', async () => {
    const hidden = await newPost(app, scene.lea)
    await hide(app, 'post', hidden)
    for (const id of [hidden, UNKNOWN]) expect((await savePost(scene.lea, { id, body: 'x' })).status).toBe(404)
  })

  test('whoever was named before stays, even when kept apart since', async () => {
    const { lea, david } = await newScene(app, 'Westwerk')
    const body = `Danke @[${await profileOf(app, david)}]`
    const id = await newPost(app, lea, { body })
    await block(app, david, lea)
    expect((await savePost(lea, { id, body: `${body}!` })).status).toBe(200)
  })
})
