// Contract route → action or query. No logic.
import type { Authenticator } from '../../access/authenticate.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import type { StorageAddresses } from '../../outbound/storage-addresses.ts'
import { finishSetup } from './actions/finish-setup.ts'
import { readSetup } from './read-setup.ts'
import { presentSetup } from './setup.present.ts'

export interface SetupDeps {
  authenticator: Authenticator
  addresses: StorageAddresses
}

export const setupHandlers = ({ authenticator, addresses }: SetupDeps): Handler[] => [
  read('readSetup', async (db, { me }) => ({ body: presentSetup(addresses, await readSetup(db, me)) })),
  write('finishSetup', async (tx, { me, input }) => {
    await finishSetup(tx, me, input.body)
    authenticator.forget(me.sessionId)
    return {}
  }),
]
