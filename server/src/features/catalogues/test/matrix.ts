// Who may call this feature's routes, and what the calls are about; see server/test/matrix/cells.ts.
import { randomUUID } from 'node:crypto'

import type { catalogueRoutes } from '@werkplatz/contract/catalogues/routes.ts'

import { line, type FeatureMatrix } from '../../../../test/matrix/cells.ts'
import { allSectors, newDraft, newPicture, newSector, newTemplate, withoutDraft } from './catalogues.ts'

//                   anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
const run = line('401   401   ok    ok    403   403   403   403   403')

const groups = [false, true].map((forApprentice) => ({
  name: 'Gruppe',
  forApprentice,
  criteria: [{ name: 'Kriterium', description: '' }],
}))

export const matrix: FeatureMatrix<keyof typeof catalogueRoutes> = {
  expected: {
    listCatalogue: run,
    addEntry: run,
    changeEntry: run,
    retireEntry: run,
    restoreEntry: run,
    orderSectors: run,
    listManagedTemplates: run,
    addTemplate: run,
    changeTemplate: run,
    retireTemplate: run,
    restoreTemplate: run,
    listCriteriaVersions: run,
    draftCriteria: run,
    editCriteria: run,
    discardCriteria: run,
    publishCriteria: run,
  },
  inputs: {
    listCatalogue: async () => ({ query: { kind: 'sectors' } }),
    addEntry: async () => ({ body: { kind: 'sectors', name: `Bereich ${randomUUID()}` } }),
    changeEntry: async (app) => ({
      body: { kind: 'sectors', id: await newSector(app), name: `Bereich ${randomUUID()}` },
    }),
    retireEntry: async (app) => ({ body: { kind: 'sectors', id: await newSector(app) } }),
    restoreEntry: async (app) => ({ body: { kind: 'sectors', id: await newSector(app, { isRetired: true }) } }),
    orderSectors: async (app) => ({ body: { ids: await allSectors(app) } }),
    addTemplate: async (app, caller) => ({
      body: { imageId: await newPicture(app, caller), name: `Vorlage ${randomUUID()}`, alt: 'Ein Bild' },
    }),
    changeTemplate: async (app) => ({
      body: { id: await newTemplate(app), name: `Vorlage ${randomUUID()}`, alt: 'Ein Bild' },
    }),
    retireTemplate: async (app) => ({ body: { id: await newTemplate(app) } }),
    restoreTemplate: async (app) => ({ body: { id: await newTemplate(app, { isRetired: true }) } }),
    draftCriteria: async (app) => withoutDraft(app),
    editCriteria: async (app) => ({ body: { version: await newDraft(app), groups } }),
    discardCriteria: async (app) => ({ body: { version: await newDraft(app) } }),
    publishCriteria: async (app) => ({ body: { version: await newDraft(app), validFrom: await laterDay(app) } }),
  },
}

/** After whatever was published before. */
async function laterDay(app: Parameters<typeof newDraft>[0]): Promise<string> {
  const { rows } = await app.pool.query<{ day: string }>(
    `select (greatest(max(valid_from), current_date + 30) + 1)::text as day from criteria_version`,
  )
  return rows[0]!.day
}
