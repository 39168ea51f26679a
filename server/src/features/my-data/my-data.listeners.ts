import { listen } from '../../jobs/definitions.ts'
import { findExport } from '../exports/export.queries.ts'
import { tellOwnDataReady } from './actions/tell-own-data-ready.ts'

export const myDataListeners = [
  listen('export.finished', 'mail-own-data', async ({ db, begin }, { exportId }) => {
    const found = await findExport(db, exportId)
    if (found?.kind === 'MY_DATA' && found.date_expires) await begin((tx) => tellOwnDataReady(tx, found))
  }),
]
