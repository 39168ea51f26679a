// A person asks for an export, somebody looks how far it is. Exports are run by the tests themselves, as often as they
// like; a real worker delivers the events.

import { newActivity } from '../../../../test/activities.ts'
import { testApp } from '../../../../test/app.ts'
import { newScene, type Person } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'

export async function exportScene() {
  const app = await testApp()
  const scene = await newScene(app)
  const jobs = workerParts.jobs.filter(({ name }) => name !== 'run-export')
  const { ctx } = await testWorker(app, { ...workerParts, jobs })
  for (const title of ['Küche «Süd»', '=Formel', 'küche «süd»']) await newActivity(app, scene.lea, { title })
  return {
    app,
    scene,
    ctx,
    start: async (who: Person) => (await app.call('startExport', { as: who, body: { kind: 'ACTIVITIES' } })).body.id,
    read: async (who: Person, id: string) => (await app.call('readExport', { as: who, params: { id } })).body,
    addressOf: async (who: Person, id: string) =>
      (await app.call('readExportFile', { as: who, params: { id } })).body.signedUrl,
  }
}
export type ExportScene = Awaited<ReturnType<typeof exportScene>>
