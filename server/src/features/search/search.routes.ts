// Contract route → query. No logic.
import { notePeopleSeen } from '../../access/people-budget.ts'
import { custom, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { searchEverything } from './search-everything.ts'
import { presentEverything } from './search.present.ts'

export const searchHandlers = ({ clock, addresses }: Services): Handler[] => [
  custom('searchEverything', async (data, { me, input }) => {
    const found = await searchEverything(data.aged, me, input.query)
    const ids = found.people.map((row) => row.id)
    await notePeopleSeen(data, me, ids, clock.now())
    return { body: presentEverything(addresses, found) }
  }),
]
