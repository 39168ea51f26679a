import { beforeAll, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { announced, callsOf, idIn, titles, trailOf } from './verbs.ts'

let app: TestApp
let scene: Scene
let calls: ReturnType<typeof callsOf>
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  calls = callsOf(app)
})

const nobody = '00000000-0000-7000-8000-000000000000'

describe('createActivity', () => {
  test('Lea hands a new one in: 201, its place, PENDING, her company, audited and announced', async () => {
    const reply = await calls.create(scene.lea, { dateStart: '2026-03-28', dateEnd: '2026-03-30', duration: 99 })
    expect(reply.status).toBe(201)
    expect(reply.headers.location).toMatch(/^\/dashboard\/activities\/detail\?id=[0-9a-f-]{36}$/)
    const id = idIn(reply)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      activityStatus: 'PENDING',
      activityType: 'PROJECT',
      // Both ends included, over the night the clocks change.
      duration: 3,
      authorId: scene.lea.id,
      companyId: scene.nordwerk,
      canApply: false,
      applyBlocker: 'own',
    })
    expect(await trailOf(app, id)).toEqual(['create', 'submit'])
    expect(await announced(app, id)).toEqual(['activity.saved', 'activity.submitted'])
  })

  test('a project whose dates are still open is a project in the form', async () => {
    const draft = { activityStatus: 'DRAFT', dateStart: null, dateEnd: null }
    const project = idIn(await calls.create(scene.lea, { ...draft, meantAs: 'PROJECT' }))
    expect((await calls.form(scene.lea, project)).body).toMatchObject({ meantAs: 'PROJECT', dateStart: null })
    const task = idIn(await calls.create(scene.lea, { ...draft, meantAs: 'TASK' }))
    expect((await calls.form(scene.lea, task)).body).toMatchObject({ meantAs: 'TASK' })
  })

  test('as a draft it may have gaps, and nobody else knows of it', async () => {
    const reply = await calls.create(scene.lea, {
      activityStatus: 'DRAFT',
      description: '',
      location: '',
      department: '',
      workSectorId: null,
    })
    const id = idIn(reply)
    expect((await calls.details(scene.lea, id)).body).toMatchObject({
      activityStatus: 'DRAFT',
      activityType: 'TASK',
      can: { edit: true, submit: true, publish: false, share: false, bookmark: false, report: false },
    })
    for (const other of [scene.clara, scene.ada, scene.noah, scene.elena]) {
      expect((await calls.details(other, id)).status).toBe(404)
    }
  })

  test('handed in with gaps: 400, each gap named', async () => {
    const { status, body } = await calls.create(scene.lea, { description: ' ', workSectorId: null, department: '' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      errors: ['«Beschreibung» darf nicht leer sein.', '«Bereich» fehlt.', '«Team» darf nicht leer sein.'],
      fields: [
        { path: 'description', sentence: '«Beschreibung» darf nicht leer sein.' },
        { path: 'workSectorId', sentence: '«Bereich» fehlt.' },
        { path: 'department', sentence: '«Team» darf nicht leer sein.' },
      ],
    })
  })

  test.each([
    [{ title: '' }, 'title', '«Titel» darf nicht leer sein.'],
    [{ workload: 101 }, 'workload', '«Pensum» darf höchstens 100 sein.'],
    [{ slots: -1 }, 'slots', '«Anzahl Stellen» muss mindestens 0 sein.'],
    [{ dateStart: '2026-05-02', dateEnd: '2026-05-01' }, 'dateEnd', '«Ende» darf nicht vor «Start» liegen.'],
    [{ workSectorId: nobody }, 'workSectorId', '«Bereich» gibt es nicht.'],
    [{ activityStatus: 'PUBLISHED' }, 'activityStatus', '«Status» ist nicht gültig.'],
    [{ documents: [nobody] }, 'documents', 'Eine der Dateien gibt es nicht oder sie gehört nicht dir.'],
  ])('refused: %j', async (changes, path, sentence) => {
    const { status, body } = await calls.create(scene.lea, changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [sentence], fields: [{ path, sentence }] })
  })

  test.each(['authorId', 'companyId', 'isFeatured', 'featuredAt', 'reserved', 'status', 'dateModified'])(
    'T22: a form that brings %s is refused',
    async (field) => {
      expect((await calls.create(scene.lea, { [field]: scene.ada.id })).status).toBe(400)
    },
  )

  test('it is in the author’s own list at once', async () => {
    await calls.create(scene.noah, { title: 'Aus Noahs Schublade', activityStatus: 'DRAFT' })
    expect(titles(await calls.list(scene.noah, 'OWN'))).toEqual(['Aus Noahs Schublade'])
    expect(titles(await calls.list(scene.noah, 'OPEN'))).toEqual([])
  })
})
