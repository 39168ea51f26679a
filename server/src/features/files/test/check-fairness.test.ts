// One person's files that take long hold up nobody else's (T40, T41).
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { openInspector, type Inspector } from '../../../outbound/inspect/inspector.ts'
import { refusalMessages } from '../refusal-messages.ts'
import { photo, put, slotFor, upload, validate, type Upload } from './support.ts'

/** Behind ten such files it would be half a minute; a shared machine alone may stand still for seconds. */
const MOST_MS = 15_000

const timed = async <T>(work: Promise<T>) => {
  const started = performance.now()
  return { answer: await work, ms: Math.round(performance.now() - started) }
}

describe('the drawing of 317 bytes that once held a child for half a minute', () => {
  const drawing = Buffer.from(`${'<!---->'.repeat(45)}<x`)
  let app: TestApp
  let scene: Scene
  beforeAll(async () => {
    app = await testApp()
    scene = await newScene(app)
    const { ctx } = await testWorker(app, workerParts)
    await ctx.outbound.inspector.warm()
  })

  test('twenty of one person: each is refused, and a photo of somebody else is not kept waiting', async () => {
    expect(drawing).toHaveLength(317)
    const [noah, lea] = [await app.tokenOf(scene.noah), await app.tokenOf(scene.lea)]
    await upload(app, lea, { group: 'image', name: 'warm.png', bytes: await photo(20, 20, 'png') })
    const picture = await photo(400, 300)
    for (const round of [1, 2]) {
      const hostile = Array.from({ length: 10 }, (_, i) =>
        upload(app, noah, { group: 'image', name: `${round}-${i}.svg`, bytes: drawing }),
      )
      const honest = await timed(upload(app, lea, { group: 'image', name: 'foto.jpg', bytes: picture }))
      expect(honest.answer.status).toBe(200)
      expect(honest.ms).toBeLessThan(MOST_MS)
      for (const answer of await Promise.all(hostile)) expect(answer.status).toBe(400)
    }
  })
})

describe('files that keep a child busy until it is ended', () => {
  let app: TestApp
  let scene: Scene
  let inspector: Inspector
  beforeAll(async () => {
    app = await testApp()
    scene = await newScene(app)
    const script = new URL('../../../outbound/inspect/test/misbehaving-child.ts', import.meta.url)
    inspector = openInspector({ script: fileURLToPath(script) })
    await testWorker(app, workerParts, { inspector })
    await inspector.warm()
  })
  afterAll(() => inspector.close())

  const handIn = async (token: string, words: string) => {
    const bytes = Buffer.from(words)
    const what: Upload = { group: 'document', name: 'notiz.txt', bytes }
    const slot = (await slotFor(app, token, what)).body
    await put(slot, bytes, 'text/plain')
    return () => validate(app, token, 'document', slot.id, bytes.length, 'text/plain')
  }

  test('ten of one person: the next person’s file is checked meanwhile', async () => {
    const [noah, lea] = [await app.tokenOf(scene.noah), await app.tokenOf(scene.lea)]
    expect((await (await handIn(lea, 'environment'))()).status).toBe(200)
    const stuck: (() => ReturnType<typeof validate>)[] = []
    for (let i = 0; i < 10; i += 1) stuck.push(await handIn(noah, 'spin'))
    const answers = stuck.map((check) => check())
    const honest = await handIn(lea, 'environment')
    const { answer, ms } = await timed(honest())
    expect(answer.status).toBe(200)
    expect(ms).toBeLessThan(MOST_MS)
    await Promise.all(answers)
    // Asked for until there is a verdict, as clients do.
    let first = await stuck[0]!()
    while (first.status === 503) first = await stuck[0]!()
    expect(first).toMatchObject({ status: 400, body: { errors: [refusalMessages.too_heavy] } })
  })
})
