// Rows → contract shapes.
import type { AdminFigures } from '@werkplatz/contract/figures/schemas.ts'

import type { FiguresRow } from './figure.queries.ts'

const days = (hours: number | null) => (hours === null ? null : Math.round((hours / 24) * 10) / 10)

export const presentFigures = (
  scope: AdminFigures['scope'],
  row: FiguresRow,
  waiting: AdminFigures['waiting'],
): AdminFigures => ({
  scope,
  counted: row.counted_at && {
    at: row.counted_at.toISOString(),
    companies: row.companies,
    people: row.people,
    activePeople: row.active_people,
    apprentices: row.apprentices,
    withoutSupervisor: row.without_supervisor,
    openActivities: row.open_activities,
    answerDays: days(row.answer_hours),
    weeks: row.weeks,
  },
  waiting,
})
