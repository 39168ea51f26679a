// Contract route → query. No logic.
import { read, type Handler } from '../../http/handlers.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import type { Services } from '../../services.ts'
import { monthlySheet, sheetFileName } from './monthly-sheet.present.ts'
import { findPlatformFigures, listProfessionFigures } from './monthly-sheet.queries.ts'

export const monthlySheetHandlers = ({ clock, documents }: Services): Handler[] => [
  read('drawMonthlySheet', async (db, { from }) => {
    const now = clock.now()
    const today = swissDay(now)
    const [platform, professions] = await Promise.all([findPlatformFigures(db, today), listProfessionFigures(db)])
    const sheet = monthlySheet(platform, professions, now, today)
    return { file: { name: sheetFileName(today), body: await documents.pdf(sheet, from.signal) } }
  }),
]
