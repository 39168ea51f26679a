import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'
import { newPicture, newTemplate } from './catalogues.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const add = (imageId: string, name: string, who: Person = scene.ada, alt = 'Ein Bild') =>
  app.call('addTemplate', { as: who, body: { imageId, name, alt } })
const offered = async () => (await app.call('listImageTemplates', { as: scene.lea })).body.map(({ name }) => name)
const managed = async () => (await app.call('listManagedTemplates', { as: scene.ada })).body

describe('addTemplate', () => {
  test('an own picture becomes a template that everybody is offered; its file cannot be taken away', async () => {
    const before = await offered()
    const imageId = await newPicture(app, scene.ada)
    expect((await add(imageId, 'Werkbank')).status).toBe(201)
    expect(await offered()).toEqual([...before, 'Werkbank'].toSorted())
    const { status } = await app.call('deleteImage', { as: scene.ada, body: { id: imageId } })
    expect(status).toBe(409)
    expect((await add(imageId, 'Nochmals')).status).toBe(400)
  })

  test('a description is needed, the name is free, the picture one’s own', async () => {
    const own = () => newPicture(app, scene.ada)
    expect((await add(await own(), 'Ohne Worte', scene.ada, ' ')).status).toBe(400)
    expect((await add(await own(), 'Werkbank')).status).toBe(409)
    expect((await add(await newPicture(app, scene.lea), 'Fremd')).status).toBe(400)
    expect((await add(await newFile(app, scene.ada, 'DOCUMENT'), 'Papier')).status).toBe(400)
    expect((await add(await newTemplate(app), 'Kopie')).status).toBe(400)
    expect((await add(await newPicture(app, scene.clara), 'Nein', scene.clara)).status).toBe(403)
  })
})

describe('changeTemplate', () => {
  test('another name and description', async () => {
    const all = async () => (await managed()).map(({ id: one, name, alt }) => ({ id: one, name, alt }))
    const before = await all()
    const id = await newTemplate(app)
    const change = (body: { id: string; name: string; alt: string }) =>
      app.call('changeTemplate', { as: scene.bruno, body })
    expect((await change({ id, name: 'Saal', alt: 'Voller Saal von oben' })).status).toBe(204)
    expect(await all()).toEqual(
      [...before, { id, name: 'Saal', alt: 'Voller Saal von oben' }].toSorted((a, b) => a.name.localeCompare(b.name)),
    )
    expect((await change({ id: await newTemplate(app), name: 'Saal', alt: 'x' })).status).toBe(409)
    expect((await change({ id: randomUUID(), name: 'Neu', alt: 'x' })).status).toBe(404)
  })
})

describe('retireTemplate', () => {
  test('not offered any more, and offered again', async () => {
    const before = await offered()
    const id = await newTemplate(app)
    const { name } = (await managed()).find((one) => one.id === id)!
    expect((await app.call('retireTemplate', { as: scene.ada, body: { id } })).status).toBe(204)
    expect(await offered()).toEqual(before)
    expect((await managed()).find((one) => one.id === id)).toMatchObject({ isRetired: true })
    expect((await app.call('retireTemplate', { as: scene.ada, body: { id } })).status).toBe(409)
    expect((await app.call('restoreTemplate', { as: scene.ada, body: { id } })).status).toBe(204)
    expect(await offered()).toEqual([...before, name].toSorted())
  })
})

describe('restoreTemplate', () => {
  test('of one that is offered: somebody was faster', async () => {
    const id = await newTemplate(app, { isRetired: true })
    const restore = (who: Person) => app.call('restoreTemplate', { as: who, body: { id } })
    expect((await restore(scene.vera)).status).toBe(403)
    expect((await restore(scene.bruno)).status).toBe(204)
    expect((await restore(scene.ada)).status).toBe(409)
  })
})
