// Rows → contract shapes.
import type { Schooldays } from '@werkplatz/contract/school/schemas.ts'

import type { SchooldaysRow } from './schoolday.queries.ts'

export const presentSchooldays = (row: SchooldaysRow): Schooldays => ({
  userId: row.id,
  days: row.school_days,
  schoolDayText: row.school_day_text,
})
