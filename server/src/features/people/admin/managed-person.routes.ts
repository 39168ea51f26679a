// Contract route → action or query. No logic.
import { presentPage, readPage } from '../../../access/page.ts'
import { withoutTrace } from '../../../db/savepoint.ts'
import { read, write, type Handler } from '../../../http/handlers.ts'
import { Refusal } from '../../../lib/refusal.ts'
import type { Services } from '../../../services.ts'
import { changePeople } from '../actions/change-people.ts'
import { changePerson } from '../actions/change-person.ts'
import { deactivatePerson } from '../actions/deactivate-person.ts'
import { endPersonSessions } from '../actions/end-person-sessions.ts'
import { handOver } from '../actions/hand-over.ts'
import { reactivatePerson } from '../actions/reactivate-person.ts'
import { setLastDay } from '../actions/set-last-day.ts'
import { likePattern, typedName } from '../person-name.ts'
import { listManagedNames } from './bulk.queries.ts'
import {
  presentChangedPeople,
  presentLeftBehind,
  presentManagedPerson,
  presentManagedRow,
} from './managed-person.present.ts'
import {
  countManagedPeople,
  findLeftBehind,
  findManagedPerson,
  listManagedPeople,
  listReceivers,
} from './managed-person.queries.ts'

export const managedPersonHandlers = ({ addresses, authenticator }: Services): Handler[] => [
  read('listManagedPeople', async (db, { me, input }) => {
    const { query, role, status, missing, companyId, sort, size } = input.query
    const found = await readPage(db, me, input.query, {
      list: (from, who, params) => listManagedPeople(from, who, sort, params),
      count: countManagedPeople,
      params: {
        pattern: query ? likePattern(typedName(query)) : null,
        role: role ?? null,
        status,
        missing: missing ?? null,
        companyId: companyId ?? null,
      },
    })
    return { body: presentPage(found, size, presentManagedRow(addresses)) }
  }),
  read('readManagedPerson', async (db, { me, input }) => {
    const [person] = await findManagedPerson(db, me, { id: input.query.id })
    if (!person) throw new Refusal('not_found', { id: input.query.id })
    return { body: presentManagedPerson(addresses, person, me) }
  }),
  read('readThingsToHandOver', async (db, { input }) => {
    const left = await findLeftBehind(db, input.query.id)
    const receivers = await listReceivers(db, input.query.id, left.apprentices.length > 0)
    return { body: presentLeftBehind(addresses, left, receivers) }
  }),
  write('changePerson', (tx, { me, input }) => changePerson(tx, me, input.body)),
  write('changePeople', async (tx, { me, input }) => {
    const { ids, change, isPreview } = input.body
    const run = () => changePeople(tx, me, ids, change)
    const outcome = isPreview ? await withoutTrace(tx, run) : await run()
    for (const session of isPreview ? [] : outcome.sessions) authenticator.forget(session)
    const names = new Map((await listManagedNames(tx, me, ids)).map(({ id, name }) => [id, name]))
    return { body: presentChangedPeople(outcome, names) }
  }),
  write('handOver', (tx, { me, input }) => handOver(tx, me, input.body.id, input.body.receiverId)),
  write('deactivatePerson', async (tx, { me, input }) => {
    const ended = await deactivatePerson(tx, me, input.body.id, input.body.receiverId)
    for (const session of ended) authenticator.forget(session)
  }),
  write('setLastDay', (tx, { me, input }) => setLastDay(tx, me, input.body)),
  write('reactivatePerson', (tx, { me, input }) => reactivatePerson(tx, me, input.body.id)),
  write('endPersonSessions', async (tx, { me, input }) => {
    for (const session of await endPersonSessions(tx, me, input.body.id)) authenticator.forget(session)
  }),
]
