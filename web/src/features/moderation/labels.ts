// What things, reasons and decisions are called.
import labels from '@werkplatz/content/labels/moderation.json'
import messages from '@werkplatz/content/messages/admin-reports.json'
import dialog from '@werkplatz/content/messages/reports.json'
import type {
  Report,
  ReportDecision,
  ReportReason,
  ReportSummary,
  ReportTarget,
} from '@werkplatz/contract/moderation/schemas.ts'

import { fillIn } from '../../lib/fill-in.ts'
import { paths } from '../../lib/paths.ts'

export const targetLabels: Record<ReportTarget, string> = {
  ACTIVITY: messages.targetActivity.text,
  ASSIGNMENT: messages.targetAssignment.text,
  USER_PROFILE: messages.targetUserProfile.text,
  COMPANY_PROFILE: messages.targetCompanyProfile.text,
  POST: messages.targetPost.text,
  COMMENT: messages.targetComment.text,
  CHAT_MESSAGE: messages.targetChatMessage.text,
}

const reasonLabels = Object.fromEntries(dialog.dialog.options.map(({ value, label }) => [value, label])) as Record<
  ReportReason,
  string
>

export const decisionLabels: Record<ReportDecision, string> = {
  REMOVED: messages.closedRemoved.text,
  WARNED: messages.closedWarned.text,
  NO_ACTION: messages.closedNoAction.text,
}

/** What somebody looks at, in a few words. */
export function titleOf({ target, subject, author }: Pick<ReportSummary, 'target' | 'subject' | 'author'>): string {
  if (target === 'USER_PROFILE')
    return author ? fillIn(labels.titles.USER_PROFILE, { name: author.name }) : targetLabels[target]
  if (target === 'CHAT_MESSAGE') return labels.titles.CHAT_MESSAGE
  return fillIn(labels.titles[target], { subject: subject || labels.withoutText })
}

export const reportedTimes = ({ target, reportCount: count }: ReportSummary) =>
  fillIn(count === 0 ? labels.reportedNever : count === 1 ? labels.reportedOnce : labels.reportedTimes, {
    target: targetLabels[target],
    count,
  })

/** The page it stands on, for whoever may still open it. */
export function pageOf({ target, pageId }: Report): string | null {
  if (!pageId) return null
  if (target === 'POST' || target === 'COMMENT') return paths.post(pageId)
  if (target === 'USER_PROFILE') return paths.profile(pageId, 'user')
  if (target === 'COMPANY_PROFILE') return paths.profile(pageId, 'company')
  if (target === 'ACTIVITY') return paths.activity(pageId)
  return target === 'ASSIGNMENT' ? paths.assignment(pageId) : null
}

/** Why it was reported. A moderator who removes something without a report chooses none of the reasons. */
export const reasonOf = ({ reason, reportCount }: Pick<ReportSummary, 'reason' | 'reportCount'>) =>
  reportCount === 0 ? labels.removedDirectly : reasonLabels[reason]

/** Who reported it, as far as the reader may know. */
export function reporterOf({ reporter, isReporterColleague, reportCount }: Report): string {
  if (reportCount === 0) return labels.withoutReport
  const who = reporter?.name ?? (isReporterColleague ? labels.colleague : labels.stranger)
  return reportCount === 1 ? who : fillIn(labels.someoneAndOthers, { who, count: reportCount - 1 })
}
