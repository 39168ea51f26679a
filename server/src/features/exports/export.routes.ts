// Contract route → action or query. No logic.
import type { Db } from '../../db/handles.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { startExport } from './actions/start-export.ts'
import { presentExport, presentExportAddress } from './export.present.ts'
import { findExport, listOwnExports } from './export.queries.ts'

const readOne = async (db: Db, id: string) => {
  const row = await findExport(db, id)
  if (!row) throw new Refusal('not_found', { id })
  return row
}

export const exportHandlers = ({ addresses }: Services): Handler[] => [
  write('startExport', async (tx, { me, input }) => ({
    body: presentExport(await startExport(tx, me, input.body.kind)),
  })),
  read('listExports', async (db, { me }) => ({ body: (await listOwnExports(db, me.id)).map(presentExport) })),
  read('readExport', async (db, { input }) => ({ body: presentExport(await readOne(db, input.params.id)) })),
  read('readExportFile', async (db, { input }) => {
    const row = await readOne(db, input.params.id)
    if (row.status !== 'READY') throw new Refusal('status_conflict', { status: row.status })
    return { body: presentExportAddress(addresses, row) }
  }),
]
