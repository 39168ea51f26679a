// Contract route → action or query. No logic.
import { notePeopleSeen } from '../../access/people-budget.ts'
import { custom, read, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { likePattern, typedName } from './person-name.ts'
import { presentAuthorCard, presentPersonHit, presentProfession } from './person.present.ts'
import { findAuthorCard, listPeopleByName } from './person.queries.ts'
import { listProfessions } from './profession.queries.ts'

const HITS = 20

export const peopleHandlers = ({ clock, addresses }: Services): Handler[] => [
  custom('readAuthorCard', async (data, { me, input }) => {
    const [person] = await findAuthorCard(data.db, me, { id: input.query.id })
    if (!person) throw new Refusal('not_found', { id: input.query.id })
    await notePeopleSeen(data, me, [person.id], clock.now())
    return { body: presentAuthorCard(addresses, person, me) }
  }),
  custom('searchPeople', async (data, { me, input }) => {
    const typed = typedName(input.query.query)
    if (!typed) return { body: [] }
    const found = await listPeopleByName(data.db, me, { typed, likeTyped: likePattern(typed), limit: HITS })
    const ids = found.map((row) => row.id)
    await notePeopleSeen(data, me, ids, clock.now())
    return { body: found.map((row) => presentPersonHit(addresses, row)) }
  }),
  read('listProfessions', async (db) => ({ body: (await listProfessions(db, {})).map(presentProfession) })),
]
