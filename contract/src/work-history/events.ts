import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

const payload = z.object({ assignmentId: Id })

export const workHistoryEvents = {
  'assignment.started': event({ payload, summary: 'The first day of an approved assignment has come.' }),
  'assignment.finished': event({ payload, summary: 'The last day of an approved assignment has passed.' }),
} as const
