// Pictures and documents travel with the activity: saved with it, read with it, gone with it.
import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { callsOf, idIn } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const newFile = async (owner: Person, kind: 'IMAGE' | 'DOCUMENT', name: string): Promise<string> => {
  const { id } = await app.begin((tx) =>
    tx
      .insertInto('file')
      .values({
        owner_id: owner.id,
        company_id: owner.companyId,
        kind,
        status: 'READY',
        name,
        extension: 'png',
        declared_type: 'image/png',
        quarantine_key: randomUUID(),
        variants: JSON.stringify({ full: { key: `files/${randomUUID()}/full`, type: 'image/webp', size: 1 } }),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return id
}
const shown = async (who: Person, id: string) => (await calls.details(who, id)).body

describe('files of an activity', () => {
  test('in the order of the form, readable by whoever can read the activity; the first is its cover', async () => {
    const [first, second] = [await newFile(scene.lea, 'IMAGE', 'erstes'), await newFile(scene.lea, 'IMAGE', 'zweites')]
    const paper = await newFile(scene.lea, 'DOCUMENT', 'auftrag.pdf')
    const images = [
      { id: second, index: 1 },
      { id: first, index: 0 },
    ]
    const id = idIn(await calls.create(scene.lea, { images, documents: [paper] }))
    const seen = await shown(scene.clara, id)
    expect(seen.images.map((image) => [image.name, image.index])).toEqual([
      ['erstes', 0],
      ['zweites', 1],
    ])
    expect(seen.images[0]!.signedUrl).toContain('X-Amz-Signature=')
    expect(seen.documents.map((document) => document.name)).toEqual(['auftrag.pdf'])
    await calls.review(scene.clara, id, 'APPROVED')
    await calls.publish(scene.lea, id)
    const latest = (await app.call('listLatestActivities', { as: scene.noah })).body
    expect(latest[0]!.image).toContain('X-Amz-Signature=')
  })

  test('an edit keeps what it names and removes the rest; deleting removes all', async () => {
    const [kept, dropped] = [await newFile(scene.lea, 'IMAGE', 'bleibt'), await newFile(scene.lea, 'IMAGE', 'geht')]
    const id = idIn(
      await calls.create(scene.lea, {
        activityStatus: 'DRAFT',
        images: [
          { id: kept, index: 0 },
          { id: dropped, index: 1 },
        ],
      }),
    )
    await calls.edit(scene.lea, id, { activityStatus: 'DRAFT', images: [{ id: kept, index: 2 }] })
    expect((await shown(scene.lea, id)).images.map((image) => image.name)).toEqual(['bleibt'])
    await calls.remove(scene.lea, id)
    const left = await app.db.selectFrom('file').select('id').where('id', 'in', [kept, dropped]).execute()
    expect(left).toEqual([])
  })

  test('T22: somebody else’s file, a document as picture, five pictures, one twice: 400, nothing is saved', async () => {
    const foreign = await newFile(scene.david, 'IMAGE', 'fremd')
    const paper = await newFile(scene.lea, 'DOCUMENT', 'papier.pdf')
    const mine = await newFile(scene.lea, 'IMAGE', 'meins')
    const five = Array.from({ length: 5 }, (_, index) => ({ id: randomUUID(), index }))
    const twice = [
      { id: mine, index: 0 },
      { id: mine, index: 1 },
    ]
    for (const images of [[{ id: foreign, index: 0 }], [{ id: paper, index: 0 }], five, twice]) {
      expect((await calls.create(scene.lea, { title: 'Nie da', images })).status).toBe(400)
    }
    const rows = await app.db.selectFrom('activity').select('id').where('title', '=', 'Nie da').execute()
    expect(rows).toEqual([])
  })
})
