// Contract route → action or query. No logic.
import type { Authenticator } from '../../access/authenticate.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import { finishSetup } from './actions/finish-setup.ts'
import { presentSetup } from './setup.present.ts'
import { findSetup } from './setup.queries.ts'

export const setupHandlers = ({ authenticator }: { authenticator: Authenticator }): Handler[] => [
  read('readSetup', async (db, { me }) => ({ body: presentSetup(await findSetup(db, me.id)) })),
  write('finishSetup', async (tx, { me, input }) => {
    await finishSetup(tx, me, input.body)
    authenticator.forget(me.sessionId)
    return {}
  }),
]
