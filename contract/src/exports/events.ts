import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'

export const exportEvents = {
  'export.failed': event({ payload: z.object({ exportId: Id }), summary: 'An export was given up.' }),
  'export.finished': event({ payload: z.object({ exportId: Id }), summary: 'An export can be fetched.' }),
} as const
