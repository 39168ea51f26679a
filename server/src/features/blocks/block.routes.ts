// Contract route → action or query. No logic.
import { presentPage, readPage } from '../../access/page.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { createBlock } from './actions/create-block.ts'
import { deleteBlock } from './actions/delete-block.ts'
import { presentBlock, presentBlockStatus } from './block.present.ts'
import { countBlocks, findBlockStatus, listBlockRows } from './block.queries.ts'

export const blockHandlers = ({ addresses }: Services): Handler[] => [
  write('createBlock', (tx, { me, input }) => createBlock(tx, me, input.body.userId)),
  write('deleteBlock', (tx, { me, input }) => deleteBlock(tx, me, input.body.userId)),
  read('listBlocks', async (db, { me, input }) => {
    const found = await readPage(db, me, input.query, { list: listBlockRows, count: countBlocks, params: {} })
    return { body: presentPage(found, input.query.size, (row) => presentBlock(addresses, row)) }
  }),
  read('checkBlock', async (db, { me, input }) => {
    const [status] = await findBlockStatus(db, me, { personId: input.query.userId })
    return { body: presentBlockStatus(status) }
  }),
]
