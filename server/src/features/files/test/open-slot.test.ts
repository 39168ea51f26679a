import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import type { Reply } from '../../../../test/call.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { slotFor } from './support.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})
beforeEach(() => app.begin((tx) => tx.deleteFrom('file').execute()))

const picture = { group: 'image', name: 'a.png', bytes: Buffer.alloc(10) } as const
const paper = { group: 'document', name: 'a.pdf', bytes: Buffer.alloc(10) } as const
const age = (interval: string) => app.pool.query(`update file set date_created = now() - interval '${interval}'`)

describe('uploadImage and uploadDocument', () => {
  test('the eleventh open slot: 429 with the text of its group; pictures and documents are counted apart', async () => {
    const groups = [
      [scene.lea, picture, paper, 'too_many_images', 'Du kannst höchstens 10 Bilder gleichzeitig hochladen'],
      [scene.david, paper, picture, 'too_many_documents', 'Du kannst höchstens 10 Dokumente gleichzeitig hochladen'],
    ] as const
    for (const [who, same, other, code, detail] of groups) {
      const token = await app.tokenOf(who)
      for (let i = 0; i < 10; i += 1) expect((await slotFor(app, token, same)).status).toBe(200)
      expect(await slotFor(app, token, same)).toMatchObject({ status: 429, body: { code, detail } })
      expect((await slotFor(app, token, other)).status).toBe(200)
    }
    expect(await app.db.selectFrom('file').select('id').execute()).toHaveLength(22)
    // Somebody else is not held up.
    expect((await slotFor(app, await app.tokenOf(scene.noah), picture)).status).toBe(200)
  })

  test('eleven at once: ten get a slot', async () => {
    const lea = await app.tokenOf(scene.lea)
    const answers = await Promise.all(Array.from({ length: 14 }, () => slotFor(app, lea, picture)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10)
  })

  test('a slot whose address has expired counts no longer', async () => {
    const lea = await app.tokenOf(scene.lea)
    for (let i = 0; i < 10; i += 1) await slotFor(app, lea, picture)
    await age('11 minutes')
    expect((await slotFor(app, lea, picture)).status).toBe(200)
  })

  test('half a gigabyte of loose files is enough, and the refusal does not speak of ten', async () => {
    const lea = await app.tokenOf(scene.lea)
    const film = { group: 'image', name: 'a.mp4', bytes: Buffer.alloc(0), size: 100 * 1024 * 1024 } as const
    for (let i = 0; i < 5; i += 1) expect((await slotFor(app, lea, film)).status).toBe(200)
    const { status, body }: Reply = await slotFor(app, lea, film)
    expect([status, body]).toMatchObject([429, { code: 'too_much_unsaved' }])
    expect((body as { detail: string }).detail).not.toContain('10')
  })

  test.each([
    { what: 'an extension that is not on the list', name: 'a.exe', type: 'image/png' },
    { what: 'a type that is not the extension’s', name: 'a.png', type: 'image/jpeg' },
    { what: 'a document among pictures', name: 'a.pdf', type: 'application/pdf' },
    { what: 'no extension', name: 'png', type: 'image/png' },
  ])('$what: the specified sentence', async ({ name, type }) => {
    const lea = await app.tokenOf(scene.lea)
    expect(await slotFor(app, lea, { ...picture, name, type })).toMatchObject({
      status: 400,
      body: { code: 'bad_input', errors: ['Aufgeladener Dateityp ist nicht erlaubt!'] },
    })
  })

  test('larger than its kind may be: refused before anything is sent', async () => {
    const lea = await app.tokenOf(scene.lea)
    const sizes = [
      [{ ...picture, size: 10 * 1024 * 1024 }, 200],
      [{ ...picture, size: 10 * 1024 * 1024 + 1 }, 400],
      [{ ...paper, size: 20 * 1024 * 1024 + 1 }, 400],
      [{ ...picture, name: 'a.mp4', size: 100 * 1024 * 1024 }, 200],
      [{ ...picture, name: 'a.mp4', size: 100 * 1024 * 1024 + 1 }, 400],
    ] as const
    for (const [what, status] of sizes) expect((await slotFor(app, lea, what)).status).toBe(status)
  })
})
