// Contract route → query. No logic.
import type { AssignmentView } from '@werkplatz/contract/company-area/schemas.ts'
import type { Action } from '@werkplatz/contract/rules/access.ts'

import { guard } from '../../access/guard.ts'
import { presentPage, readPage } from '../../access/page.ts'
import { read, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { likePattern, typedName } from '../people/person-name.ts'
import { presentBoard, presentPlan } from './board.present.ts'
import { presentApprenticeRow, presentAssignmentRow, presentUserRow } from './company-area.present.ts'
import { countAssignments, listAssignmentPage } from './read/assignment-table.queries.ts'
import { findBoard } from './read/board.queries.ts'
import { countApprentices, countUsers, listApprenticePage, listUserPage } from './read/people-table.queries.ts'
import { listPlan } from './read/plan.queries.ts'

/** Which views are for some only; whom somebody accompanies, everybody may see. */
const needs: Partial<Record<AssignmentView, Action>> = {
  OWN_ASSIGNMENT: 'assignment.create',
  APPRENTICE_ASSIGNMENT: 'assignment.oversee',
  APPROVE_ASSIGNMENT: 'assignment.oversee',
}

const patternOf = (query: string) => (query ? likePattern(typedName(query)) : null)

export const companyAreaHandlers = ({ addresses }: Services): Handler[] => [
  read('listAssignments', async (db, { me, input }) => {
    const { filter, mine, waiting, sort, size } = input.query
    const needed = needs[filter]
    if (needed) guard(me, needed)
    const found = await readPage(db, me, input.query, {
      list: (reader, who, params) => listAssignmentPage(reader, who, filter, sort, params),
      count: countAssignments[filter],
      params: { mine: mine === 'true', long: waiting === 'LONG' },
    })
    return { body: presentPage(found, size, presentAssignmentRow({ addresses, me })) }
  }),
  read('listApprentices', async (db, { me, input }) => {
    const { query, mine, status = null, ending = null, sort, size } = input.query
    const found = await readPage(db, me, input.query, {
      list: (reader, who, params) => listApprenticePage(reader, who, sort, params),
      count: countApprentices,
      params: { pattern: patternOf(query), mine: mine === 'true', status, ending },
    })
    return { body: presentPage(found, size, presentApprenticeRow({ addresses, me })) }
  }),
  read('readBoard', async (db, { me, input }) => {
    const [board] = await findBoard(db, me, { mine: input.query.mine === 'true' })
    return { body: presentBoard(addresses, board!) }
  }),
  read('readPlan', async (db, { me, input }) => {
    const { from, weeks, mine } = input.query
    const span = { from, days: Number(weeks) * 7 }
    const rows = await listPlan(db, me, { ...span, mine: mine === 'true' })
    return { body: presentPlan(addresses, rows, span) }
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
