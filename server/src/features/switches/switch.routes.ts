// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import { switchOff } from './actions/switch-off.ts'
import { switchOn } from './actions/switch-on.ts'
import { presentSwitch } from './switch.present.ts'
import { listOffSwitches } from './switch.queries.ts'

export const switchHandlers: Handler[] = [
  read('listSwitches', async (db) => ({ body: (await listOffSwitches(db)).map(presentSwitch) })),
  write('switchOff', (tx, { me, input }) => switchOff(tx, me, input.body)),
  write('switchOn', (tx, { me, input }) => switchOn(tx, me, input.body)),
]
