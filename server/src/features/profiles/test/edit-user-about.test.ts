import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { profileOf } from '../../../../test/profiles.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const edit = (who: Person, body: object) => app.call('editUserAbout', { as: who, body })
const read = async (who: Person) =>
  (await app.call('readProfile', { as: who, params: { type: 'user' }, query: { id: await profileOf(app, who) } })).body

describe('editUserAbout', () => {
  test('links: without a scheme they get https://, and each keeps its id', async () => {
    const links = [
      { linkType: 'HOME', url: 'lea.example/ich' },
      { linkType: 'GITHUB', url: 'HTTP://git.example:8080/lea' },
    ]
    expect((await edit(scene.lea, { bio: 'Radios', links })).status).toBe(204)
    const [home, git] = (await read(scene.lea)).links
    expect([home, git]).toMatchObject([
      { linkType: 'HOME', url: 'https://lea.example/ich' },
      { linkType: 'GITHUB', url: 'HTTP://git.example:8080/lea' },
    ])
    const twice = { ...git, url: 'https://zwei.example' }
    expect((await edit(scene.lea, { links: [git, twice] })).status).toBe(204)
    const [kept, other, ...rest] = (await read(scene.lea)).links
    expect([kept, rest]).toEqual([git, []])
    expect(other).toMatchObject({ url: 'https://zwei.example' })
    expect(other!.id).not.toBe(git!.id)
    expect((await read(scene.lea)).bio).toBe('Radios')
    expect((await edit(scene.lea, { links: null, bio: null })).status).toBe(204)
    expect(await read(scene.lea)).toMatchObject({ links: [], bio: '' })
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt://x.example/%0aalert(1)',
    'data:text/html,hallo',
    'ftp://lea.example',
    'mailto:lea@nordwerk.example',
    'https://werkplatz.example@boese.example',
    'https://lea example.ch',
    'lea',
    'https://',
    '\u0000.example',
  ])('T47: %s is no address of the web: 400, and nothing changes', async (url) => {
    expect((await edit(scene.noah, { bio: 'Neu', links: [{ linkType: 'OTHER', url }] })).status).toBe(400)
    expect(await read(scene.noah)).toMatchObject({ links: [], bio: '' })
  })

  test('ten links, one of nine types, 4096 characters', async () => {
    const link = { linkType: 'OTHER', url: 'a.example' }
    expect((await edit(scene.noah, { links: Array.from({ length: 10 }, () => link) })).status).toBe(204)
    expect((await edit(scene.noah, { links: Array.from({ length: 11 }, () => link) })).status).toBe(400)
    expect((await edit(scene.noah, { links: [{ ...link, linkType: 'MYSPACE' }] })).status).toBe(400)
    expect((await edit(scene.noah, { bio: 'x'.repeat(4097) })).status).toBe(400)
    expect((await edit(scene.noah, { bio: 'x'.repeat(4096) })).status).toBe(204)
  })

  test('a video, and no picture in its place; null removes it', async () => {
    const [video, picture] = [await newFile(app, scene.lea, 'VIDEO'), await newFile(app, scene.lea, 'IMAGE')]
    expect((await edit(scene.lea, { videoId: picture })).status).toBe(400)
    expect((await edit(scene.lea, { videoId: video })).status).toBe(204)
    expect((await read(scene.lea)).video).toMatchObject({ id: video })
    expect((await edit(scene.lea, { bio: 'Bleibt' })).status).toBe(204)
    expect(await filesOf(app, 'video', scene.lea.id)).toEqual([video])
    expect((await edit(scene.lea, { videoId: null })).status).toBe(204)
    expect(await filesOf(app, 'video', scene.lea.id)).toEqual([])
  })
})
