import type { Feature } from '../../feature.ts'
import { monthlySheetHandlers } from './monthly-sheet.routes.ts'

export const monthlySheet: Feature = {
  handlers: monthlySheetHandlers,
}
