// Other features attach files inside their own transaction.
import { randomUUID } from 'node:crypto'

import { routeOf } from '@werkplatz/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { memberOf } from '../../../../test/matrix/members.ts'
import { newTarget } from '../../../../test/matrix/targets.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { attachFiles } from '../actions/attach-files.ts'
import { detachFiles } from '../actions/detach-files.ts'
import { listAttachedFiles } from '../file.queries.ts'
import type { AttachTarget } from '../may-attach.ts'
import { fileRow } from './support.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const pictures = { kinds: ['IMAGE'] as const, max: 4, path: 'images' }
const newPicture = (owner: Person) => newTarget(app, 'file', owner, routeOf('deleteImage'))
const newPaper = (owner: Person) => newTarget(app, 'file', owner, routeOf('deleteDocument'))
const thing = (): AttachTarget => ({ resource: 'activity', id: randomUUID() })
const attach = (who: Person, target: AttachTarget, ids: string[], rules = pictures) =>
  app.begin((tx) => attachFiles(tx, memberOf(who), target, ids, rules))
const attachedTo = async (target: AttachTarget) =>
  (await listAttachedFiles(app.db, { resource: target.resource, ids: [target.id] })).map((row) => row.id)

describe('attachFiles', () => {
  test('keeps the order, and takes away what is no longer named', async () => {
    const target = thing()
    const [a, b, c] = [await newPicture(scene.lea), await newPicture(scene.lea), await newPicture(scene.lea)]
    await attach(scene.lea, target, [b, a])
    expect(await attachedTo(target)).toEqual([b, a])
    await attach(scene.lea, target, [a, c])
    expect(await attachedTo(target)).toEqual([a, c])
    expect(await fileRow(app, b)).toBeUndefined()
  })

  test('somebody who edits the thing may keep and order the author’s files, but add only own ones', async () => {
    const target = thing()
    const [a, b] = [await newPicture(scene.lea), await newPicture(scene.lea)]
    await attach(scene.lea, target, [a, b])
    const own = await newPicture(scene.clara)
    await attach(scene.clara, target, [b, own, a])
    expect(await attachedTo(target)).toEqual([b, own, a])
    const foreign = await newPicture(scene.lea)
    await expect(attach(scene.clara, target, [b, foreign])).rejects.toMatchObject({ code: 'bad_input' })
    expect(await attachedTo(target)).toEqual([b, own, a])
  })

  test.each([
    ['of somebody else', async () => newPicture(scene.noah)],
    ['that does not exist', async () => randomUUID()],
    ['of another kind', async () => newPaper(scene.lea)],
    [
      'that belongs to something else',
      async () => {
        const id = await newPicture(scene.lea)
        await attach(scene.lea, thing(), [id])
        return id
      },
    ],
    [
      'that is not clean yet',
      async () => {
        const id = await newPicture(scene.lea)
        await app.pool.query("update file set status = 'CHECKING' where id = $1", [id])
        return id
      },
    ],
  ])('a file %s: 400, nothing attached (T22, T24)', async (_what, make) => {
    const target = thing()
    const good = await newPicture(scene.lea)
    await expect(attach(scene.lea, target, [good, await make()])).rejects.toMatchObject({ code: 'bad_input' })
    expect(await attachedTo(target)).toEqual([])
  })

  test('more than the form allows, or one twice: 400', async () => {
    const id = await newPicture(scene.lea)
    const five = await Promise.all(Array.from({ length: 5 }, () => newPicture(scene.lea)))
    await expect(attach(scene.lea, thing(), five)).rejects.toMatchObject({ code: 'bad_input' })
    await expect(attach(scene.lea, thing(), [id, id])).rejects.toMatchObject({ code: 'bad_input' })
  })

  test('a template becomes a picture of its own that leaves the template’s objects alone', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into image_template (name, width, height, variants)
       values ('Werkstatt', 800, 450, '{"full": {"key": "templates/x/full", "type": "image/webp", "size": 9}}') returning id`,
    )
    const target = thing()
    const [copy] = await attach(scene.lea, target, [rows[0]!.id])
    expect(copy).toMatchObject({ name: 'Werkstatt', status: 'READY', owner_id: scene.lea.id })
    expect(await attachedTo(target)).toEqual([copy!.id])
    const before = await app.pool.query("select count(*)::int as n from pgboss.job where name = 'remove-objects'")
    await app.begin((tx) => detachFiles(tx, memberOf(scene.lea), target))
    expect(await attachedTo(target)).toEqual([])
    const after = await app.pool.query("select count(*)::int as n from pgboss.job where name = 'remove-objects'")
    expect(after.rows).toEqual(before.rows)
  })
})
