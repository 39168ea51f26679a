// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { addEntry } from './actions/add-entry.ts'
import { addTemplate } from './actions/add-template.ts'
import { changeEntry } from './actions/change-entry.ts'
import { changeTemplate } from './actions/change-template.ts'
import { discardCriteria } from './actions/discard-criteria.ts'
import { draftCriteria } from './actions/draft-criteria.ts'
import { editCriteria } from './actions/edit-criteria.ts'
import { orderSectors } from './actions/order-sectors.ts'
import { publishCriteria } from './actions/publish-criteria.ts'
import { restoreEntry } from './actions/restore-entry.ts'
import { restoreTemplate } from './actions/restore-template.ts'
import { retireEntry } from './actions/retire-entry.ts'
import { retireTemplate } from './actions/retire-template.ts'
import { presentEntry, presentManagedTemplate, presentVersion } from './catalogue.present.ts'
import { listVersions } from './criteria/criteria.queries.ts'
import { listEntries } from './entry.queries.ts'
import { listManagedTemplates } from './template.queries.ts'

export const catalogueHandlers = ({ addresses }: Services): Handler[] => [
  read('listCatalogue', async (db, { input }) => ({
    body: (await listEntries(db, input.query.kind)).map(presentEntry),
  })),
  write('addEntry', async (tx, { me, input }) => {
    await addEntry(tx, me, input.body)
    return { location: `/admin/catalogues?kind=${input.body.kind}` }
  }),
  write('changeEntry', (tx, { me, input }) => changeEntry(tx, me, input.body)),
  write('retireEntry', (tx, { me, input }) => retireEntry(tx, me, input.body)),
  write('restoreEntry', (tx, { me, input }) => restoreEntry(tx, me, input.body)),
  write('orderSectors', (tx, { me, input }) => orderSectors(tx, me, input.body.ids)),
  read('listManagedTemplates', async (db) => ({
    body: (await listManagedTemplates(db)).map(presentManagedTemplate(addresses)),
  })),
  write('addTemplate', async (tx, { me, input }) => {
    await addTemplate(tx, me, input.body)
    return { location: '/admin/templates' }
  }),
  write('changeTemplate', (tx, { me, input }) => changeTemplate(tx, me, input.body)),
  write('retireTemplate', (tx, { me, input }) => retireTemplate(tx, me, input.body.id)),
  write('restoreTemplate', (tx, { me, input }) => restoreTemplate(tx, me, input.body.id)),
  read('listCriteriaVersions', async (db) => ({ body: (await listVersions(db)).map(presentVersion) })),
  write('draftCriteria', async (tx, { me }) => {
    const version = await draftCriteria(tx, me)
    return { location: `/admin/criteria?version=${version}` }
  }),
  write('editCriteria', (tx, { me, input }) => editCriteria(tx, me, input.body)),
  write('discardCriteria', (tx, { me, input }) => discardCriteria(tx, me, input.body.version)),
  write('publishCriteria', (tx, { me, input }) => publishCriteria(tx, me, input.body)),
]
