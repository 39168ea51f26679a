import { z } from 'zod'

import { Id } from '../shared/shapes.ts'

export const reportTargets = [
  'ASSIGNMENT',
  'ACTIVITY',
  'USER_PROFILE',
  'COMPANY_PROFILE',
  'POST',
  'COMMENT',
  'CHAT_MESSAGE',
] as const
export const ReportTarget = z.enum(reportTargets)
export type ReportTarget = z.infer<typeof ReportTarget>

export const reportReasons = ['SPAM', 'HARASSMENT', 'HATE_SPEECH', 'VIOLENCE', 'BUG', 'OTHER'] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

export const NewReport = z.strictObject({ targetId: Id, target: ReportTarget, report: ReportReason })
export type NewReport = z.infer<typeof NewReport>
