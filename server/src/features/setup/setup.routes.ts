// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { finishSetup } from './actions/finish-setup.ts'
import { readSetup } from './read-setup.ts'
import { presentSetup } from './setup.present.ts'

export const setupHandlers = ({ authenticator, addresses }: Services): Handler[] => [
  read('readSetup', async (db, { me }) => ({ body: presentSetup(addresses, await readSetup(db, me)) })),
  write('finishSetup', async (tx, { me, input }) => {
    await finishSetup(tx, me, input.body)
    authenticator.forget(me.sessionId)
  }),
]
