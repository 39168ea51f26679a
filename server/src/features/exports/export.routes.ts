// Contract route → action or query. No logic.
import type { Db } from '../../db/handles.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import { openStored } from '../../outbound/open-stored.ts'
import type { Services } from '../../services.ts'
import { cancelExport } from './actions/cancel-export.ts'
import { proveRecently } from './actions/prove-recently.ts'
import { startExport } from './actions/start-export.ts'
import { fileNameOf, presentExport, presentExportAddress } from './export.present.ts'
import { findExport, findNewestReady, listOwnExports } from './export.queries.ts'

const readOne = async (db: Db, id: string) => {
  const row = await findExport(db, id)
  if (!row) throw new Refusal('not_found', { id })
  return row
}

export const exportHandlers = ({ addresses, passwords }: Services): Handler[] => [
  write('startExport', async (tx, { me, input }) => ({
    body: presentExport(addresses, await startExport(tx, me, { kind: input.body.kind, mine: false })),
  })),
  read('listExports', async (db, { me, input: { query } }) => {
    const own = await listOwnExports(db, me.id)
    const asked = query.id ? own.filter(({ id }) => id === query.id) : own
    if (query.id && asked.length === 0) throw new Refusal('not_found', { id: query.id })
    return { body: asked.map((row) => presentExport(addresses, row)) }
  }),
  read('readExport', async (db, { input }) => ({ body: presentExport(addresses, await readOne(db, input.params.id)) })),
  read('readExportFile', async (db, { input }) => {
    const row = await readOne(db, input.params.id)
    if (row.status !== 'READY') throw new Refusal('status_conflict', { status: row.status })
    return { body: presentExportAddress(addresses, row) }
  }),
  write('cancelExport', async (tx, { me, input }) => {
    await cancelExport(tx, me, input.params.id)
  }),
  custom('startApprenticesExport', async (data, { me, input }) => {
    await proveRecently(data, me, input.body.password, passwords)
    const wish = { kind: 'APPRENTICES' as const, mine: input.body.mine }
    return { body: presentExport(addresses, await data.begin((tx) => startExport(tx, me, wish))) }
  }),
  read('fetchApprenticesExport', async (db, { me, from }) => {
    const row = await findNewestReady(db, me.id, 'APPRENTICES')
    const body = row && (await openStored(presentExportAddress(addresses, row).signedUrl, from.signal))
    if (!body) throw new Refusal('export_missing')
    return { file: { name: fileNameOf(row), body } }
  }),
]
