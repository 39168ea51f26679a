// Contract route → action or query. No logic.
import { presentPage, readPage } from '../../access/page.ts'
import { notePeopleSeen } from '../../access/people-budget.ts'
import { custom, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { changeVisibility } from './actions/change-visibility.ts'
import { editCompanyAbout } from './actions/edit-company-about.ts'
import { editCompanyCard } from './actions/edit-company-card.ts'
import { editUserAbout } from './actions/edit-user-about.ts'
import { editUserCard } from './actions/edit-user-card.ts'
import { emptyProfile } from './actions/empty-profile.ts'
import { presentCompanyPerson } from './profile.present.ts'
import { countCompanyPeople, listCompanyPeople } from './profile.queries.ts'
import { readProfile } from './read-profile.ts'

// Whom one came across is written down, so the reads of people have a small transaction at their end.
export const profileHandlers = ({ clock, addresses, reportable }: Services): Handler[] => [
  custom('readProfile', async (data, { me, input }) => {
    const { profile, seen } = await readProfile(data.db, addresses, me, { ...input.params, ...input.query })
    await notePeopleSeen(data, me, seen, clock.now())
    return { body: profile }
  }),
  write('editUserCard', (tx, { me, input }) => editUserCard(tx, me, input.body)),
  write('editUserAbout', (tx, { me, input }) => editUserAbout(tx, me, input.body)),
  write('editCompanyCard', (tx, { me, input }) => editCompanyCard(tx, me, input.body)),
  write('editCompanyAbout', (tx, { me, input }) => editCompanyAbout(tx, me, input.body)),
  write('emptyProfile', (tx, { me, input }) => emptyProfile(tx, me, reportable, clock.now(), input.body)),
  write('changeVisibility', (tx, { me, input }) => changeVisibility(tx, me, input.body)),
  custom('listCompanyPeople', async (data, { me, input }) => {
    const { id, ...page } = input.query
    const source = { list: listCompanyPeople, count: countCompanyPeople, params: { id } }
    const found = await readPage(data.db, me, page, source)
    const ids = found.rows.map((row) => row.id)
    await notePeopleSeen(data, me, ids, clock.now())
    const { isCapped: _, ...body } = presentPage(found, page.size, (row) => presentCompanyPerson(addresses, row, me))
    return { body }
  }),
]
