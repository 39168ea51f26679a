import { z } from 'zod'

import { event } from '../shared/event.ts'
import { Id } from '../shared/shapes.ts'
import { ReportTarget } from './schemas.ts'

export const moderationEvents = {
  'report.filed': event({
    payload: z.object({ reportId: Id, target: ReportTarget, targetId: Id, reporterId: Id }),
    summary: 'Somebody reported content; the moderators are told.',
  }),
} as const
