// Contract route → action or query. No logic.
import type { Member } from '../../access/member.ts'
import { custom, read, type Data, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { notePeopleSeen } from './actions/note-people-seen.ts'
import { likePattern, typedName } from './person-name.ts'
import { presentAuthorCard, presentPersonHit, presentProfession } from './person.present.ts'
import { findAuthorCard, listPeopleByName } from './person.queries.ts'
import { listProfessions } from './profession.queries.ts'

const HITS = 20

// Whom one came across is written down, so these reads have a small transaction at their end.
export const peopleHandlers = ({ clock, addresses }: Services): Handler[] => {
  const note = ({ begin }: Data, me: Member, ids: readonly string[]) =>
    ids.length ? begin((tx) => notePeopleSeen(tx, me, ids, clock.now())) : undefined
  return [
    custom('readAuthorCard', async (data, { me, input }) => {
      const [person] = await findAuthorCard(data.db, me, { id: input.query.id })
      if (!person) throw new Refusal('not_found', { id: input.query.id })
      await note(data, me, [person.id])
      return { body: presentAuthorCard(addresses, person, me) }
    }),
    custom('searchPeople', async (data, { me, input }) => {
      const typed = typedName(input.query.query)
      if (!typed) return { body: [] }
      const found = await listPeopleByName(data.db, me, { typed, likeTyped: likePattern(typed), limit: HITS })
      await note(
        data,
        me,
        found.map((row) => row.id),
      )
      return { body: found.map((row) => presentPersonHit(addresses, row)) }
    }),
    read('listProfessions', async (db) => ({ body: (await listProfessions(db, {})).map(presentProfession) })),
  ]
}
