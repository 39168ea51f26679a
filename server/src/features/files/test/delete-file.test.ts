// A file goes by itself only when the thing it belongs to could be edited: both ways answer alike, in every status.
import { applicationStatus } from '@werkplatz/contract/applications/status.ts'
import { beforeAll, describe, expect, test } from 'vitest'

import { allStatuses, formOf, newActivity } from '../../../../test/activities.ts'
import { testApp, type TestApp } from '../../../../test/app.ts'
import { applicationForm, newApplication } from '../../../../test/applications.ts'
import type { Reply } from '../../../../test/call.ts'
import { attachFile, filesOf, newFile } from '../../../../test/files.ts'
import { newScene, type Person, type Scene } from '../../../../test/people.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
})

const deleteDocument = (who: Person, id: string) => app.call('deleteDocument', { as: who, query: { id } })
const deleteImage = (who: Person, id: string) => app.call('deleteImage', { as: who, body: { id } })

/** A thing of Lea's with two documents, and every way she has to change it or them. */
interface Thing {
  resource: string
  statuses: readonly string[]
  make: (status: string) => Promise<string>
  edit: (id: string, status: string, documents: string[]) => Promise<Reply>
}

const things: Thing[] = [
  {
    resource: 'application',
    statuses: applicationStatus.statuses,
    make: async (status) =>
      newApplication(app, scene.lea, await newActivity(app, scene.david), { status: status as 'PENDING' }),
    edit: (id, status, documents) =>
      app.call('editApplication', {
        as: scene.lea,
        body: { id, ...applicationForm({ documents, applicationStatus: status }) },
      }),
  },
  {
    resource: 'activity',
    statuses: allStatuses,
    make: (status) => newActivity(app, scene.lea, { status: status as 'PENDING' }),
    edit: (id, status, documents) =>
      app.call('editActivity', { as: scene.lea, body: { id, ...formOf({ documents, activityStatus: status }) } }),
  },
]

describe.each(things)('a document of an $resource', ({ resource, statuses, make, edit }) => {
  async function fresh(status: string) {
    const id = await make(status)
    const files = [await newFile(app, scene.lea, 'DOCUMENT'), await newFile(app, scene.lea, 'DOCUMENT')] as const
    for (const [position, file] of files.entries()) await attachFile(app, file, resource, id, position)
    return { id, files }
  }

  test.each(statuses)('%s: editing, adding, reordering and deleting answer alike', async (status) => {
    const answers: Record<string, number> = {}
    const left: Record<string, boolean> = {}
    const ways: Record<string, (id: string, files: readonly [string, string]) => Promise<Reply>> = {
      edit: (id, files) => edit(id, status, [...files]),
      add: async (id, files) => edit(id, status, [...files, await newFile(app, scene.lea, 'DOCUMENT')]),
      reorder: (id, [first, second]) => edit(id, status, [second, first]),
      remove: (id, [first]) => edit(id, status, [first]),
      deleteFile: (_id, [, second]) => deleteDocument(scene.lea, second),
    }
    for (const [way, run] of Object.entries(ways)) {
      const { id, files } = await fresh(status)
      answers[way] = (await run(id, files)).status
      const now = await filesOf(app, resource, id)
      left[way] = now.length === 2 && now[0] === files[0] && now[1] === files[1]
    }
    const expected = answers.edit!
    expect([204, 409]).toContain(expected)
    expect(answers).toEqual(Object.fromEntries(Object.keys(ways).map((way) => [way, expected])))
    // What is refused leaves everything where it was.
    const isRefused = expected === 409
    expect(left).toEqual({
      edit: true,
      add: isRefused,
      reorder: isRefused,
      remove: isRefused,
      deleteFile: isRefused,
    })
  })
})

describe('deleteFile', () => {
  test('what is attached to nothing goes as its owner likes', async () => {
    const loose = await newFile(app, scene.lea, 'IMAGE')
    expect((await deleteImage(scene.lea, loose)).status).toBe(204)
  })
})
