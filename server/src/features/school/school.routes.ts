// Contract route → action or query. No logic.
import { read, write, type Handler } from '../../http/handlers.ts'
import { saveSchooldays } from './actions/save-schooldays.ts'
import { presentSchooldays } from './school.present.ts'
import { findSchooldays } from './schoolday.queries.ts'

export const schoolHandlers: Handler[] = [
  read('readSchooldays', async (db, { me, input }) => ({
    body: presentSchooldays((await findSchooldays(db, me, input.query))[0]!),
  })),
  write('saveSchooldays', (tx, { me, input }) => saveSchooldays(tx, me, input.body)),
]
