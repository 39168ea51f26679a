// A person asks for an export, somebody looks how far it is. Exports are run by the tests themselves, as often as they
// like; a real worker delivers the events.
import type { Export } from '@werkplatz/contract/exports/schemas.ts'

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
  const get = async (who: Person, url: string) => app.send({ method: 'GET', url, token: await app.tokenOf(who) })
  return {
    app,
    scene,
    ctx,
    get,
    start: async (who: Person): Promise<string> => {
      const token = await app.tokenOf(who)
      const { body } = await app.send({ method: 'POST', url: '/v1/exports', payload: { kind: 'ACTIVITIES' }, token })
      return (body as Export).id
    },
    read: async (who: Person, id: string) => (await get(who, `/v1/exports/${id}`)).body as Export,
    addressOf: async (who: Person, id: string) =>
      ((await get(who, `/v1/exports/${id}/file`)).body as { signedUrl: string }).signedUrl,
  }
}
export type ExportScene = Awaited<ReturnType<typeof exportScene>>
