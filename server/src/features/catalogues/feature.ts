import type { Feature } from '../../feature.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { FileHolder } from '../../plugs/file-holders.ts'
import { catalogueHandlers } from './catalogue.routes.ts'

/** Pictures of activities are made of it. */
const stays: FileHolder = async (_tx, _me, { id }) => {
  throw new Refusal('status_conflict', { id, why: 'a template has its picture for good' })
}

export const catalogues: Feature = {
  handlers: catalogueHandlers,
  fileHolders: { template: stays },
}
