// Contract route → query. No logic.
import type { AssignmentView } from '@werkplatz/contract/company-area/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

import { guard } from '../../access/guard.ts'
import { presentPage, readPage } from '../../access/page.ts'
import { read, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { likePattern, typedName } from '../people/person-name.ts'
import { presentApprenticeRow, presentAssignmentRow, presentTotals, presentUserRow } from './company-area.present.ts'
import { countAssignments, listAssignmentPage } from './read/assignment-table.queries.ts'
import {
  countApprentices,
  countUsers,
  findApprenticeTotals,
  listApprenticePage,
  listUserPage,
} from './read/people-table.queries.ts'

/** Which views are for some only; whom somebody accompanies, everybody may see. */
const needs: Partial<Record<AssignmentView, Action>> = {
  OWN_ASSIGNMENT: 'assignment.create',
  APPRENTICE_ASSIGNMENT: 'assignment.oversee',
  APPROVE_ASSIGNMENT: 'assignment.oversee',
}

const patternOf = (query: string) => (query ? likePattern(typedName(query)) : null)

export const companyAreaHandlers = ({ addresses }: Services): Handler[] => [
  read('listAssignments', async (db, { me, input }) => {
    const { filter, mine, sort, size } = input.query
    const needed = needs[filter]
    if (needed) guard(me, needed)
    const found = await readPage(db, me, input.query, {
      list: (reader, who, params) => listAssignmentPage(reader, who, filter, sort, params),
      count: countAssignments[filter],
      params: { mine: mine === 'true' },
    })
    return { body: presentPage(found, size, presentAssignmentRow({ addresses, me })) }
  }),
  read('listApprentices', async (db, { me, input }) => {
    const { query, mine, status = null, sort, size } = input.query
    const found = await readPage(db, me, input.query, {
      list: (reader, who, params) => listApprenticePage(reader, who, sort, params),
      count: countApprentices,
      params: { pattern: patternOf(query), mine: mine === 'true', status },
    })
    return { body: presentPage(found, size, presentApprenticeRow({ addresses, me })) }
  }),
  read('readApprenticeTotals', async (db, { me, input }) => {
    const [totals] = await findApprenticeTotals(db, me, { mine: input.query.mine === 'true' })
    return { body: presentTotals(totals!) }
  }),
  read('listUsers', async (db, { me, input }) => {
    const { query, sort, size } = input.query
    const found = await readPage(db, me, input.query, {
      list: (reader, who, params) => listUserPage(reader, who, sort, params),
      count: countUsers,
      params: { pattern: patternOf(query) },
    })
    return { body: presentPage(found, size, presentUserRow({ addresses, me })) }
  }),
]
