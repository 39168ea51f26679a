import type { Feature } from '../../feature.ts'
import { calendarHandlers } from './calendar.routes.ts'

export const calendar: Feature = {
  handlers: calendarHandlers,
}
