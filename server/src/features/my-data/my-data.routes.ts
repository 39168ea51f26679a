// Contract route → action or query. No logic.
import type { Member } from '../../access/member.ts'
import { provePassword } from '../../access/prove-password.ts'
import type { Db } from '../../db/handles.ts'
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { startExport } from '../exports/actions/start-export.ts'
import { presentExport } from '../exports/export.present.ts'
import { countToday, listOwnExports } from '../exports/export.queries.ts'
import { askDeletion } from './actions/ask-deletion.ts'
import { cancelDeletion } from './actions/cancel-deletion.ts'
import { presentDeletion, presentMyData, presentPlan } from './my-data.present.ts'
import { findPlan, findTraining, findWaitingDeletion } from './my-data.queries.ts'

async function readPlan(db: Db, personId: string) {
  const [plan, waiting] = await Promise.all([findPlan(db, personId), findWaitingDeletion(db, personId)])
  if (!plan) throw new Refusal('not_found', { id: personId })
  return { plan, waiting }
}

async function readOwn(db: Db, me: Member) {
  const [planned, exports, today, training] = await Promise.all([
    readPlan(db, me.id),
    listOwnExports(db, me.id),
    countToday(db, me.id, 'MY_DATA'),
    findTraining(db, me.id),
  ])
  return { ...planned, exports, today, training }
}

export const myDataHandlers = ({ addresses, clock, passwords }: Services): Handler[] => [
  read('readMyData', async (db, { me }) => ({ body: presentMyData(addresses, await readOwn(db, me), clock.now()) })),
  custom('exportMyData', async (data, { me, input }) => {
    await provePassword(data, me, input.body.password, passwords)
    const wish = { kind: 'MY_DATA' as const, mine: false }
    return { body: presentExport(addresses, await data.begin((tx) => startExport(tx, me, wish))) }
  }),
  write('takeFarewell', async (tx, { me }) => ({
    body: presentExport(addresses, await startExport(tx, me, { kind: 'FAREWELL', mine: false })),
  })),
  custom('askDeletion', async (data, { me, input }) => {
    await provePassword(data, me, input.body.password, passwords)
    return { body: presentDeletion(await data.begin((tx) => askDeletion(tx, me.id, me.id, clock.now()))) }
  }),
  write('cancelDeletion', (tx, { me }) => cancelDeletion(tx, me.id, me.id, clock.now())),
  read('readPersonDeletion', async (db, { input }) => {
    const { plan, waiting } = await readPlan(db, input.params.id)
    return { body: presentPlan(plan, waiting, clock.now()) }
  }),
  custom('askPersonDeletion', async (data, { me, input }) => {
    await provePassword(data, me, input.body.password, passwords)
    const asked = await data.begin((tx) => askDeletion(tx, me.id, input.params.id, clock.now()))
    return { body: presentDeletion(asked) }
  }),
  write('cancelPersonDeletion', (tx, { me, input }) => cancelDeletion(tx, me.id, input.params.id, clock.now())),
]
