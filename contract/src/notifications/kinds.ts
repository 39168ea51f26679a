// The table of decisions §11: what people are told, of which type, by which of their settings. Its texts are those of
// content/notifications.json with the same name; `mail` is the mail of content/mails.json that says it at length.
// The event that causes a kind and the query for its recipients are bound in the feature that announces it (<noun>.notices.ts).
import type { SettingKey } from '../settings/schemas.ts'
import type { NotificationType } from './schemas.ts'

export interface NotificationKind {
  type: NotificationType
  setting: SettingKey
  recipients: string
  /** Absent: the mail says what the notification says. */
  mail?: string
}

const kind = (type: NotificationType, setting: SettingKey, recipients: string, mail?: string): NotificationKind => ({
  type,
  setting,
  recipients,
  ...(mail && { mail }),
})

// oxfmt-ignore
export const notificationKinds = {
  'activity.reviewRequested':           kind('activity', 'statusSetting', 'holders of APPROVE_ACTIVITY in the company', 'activityReviewRequested'),
  'activity.approved':                  kind('activity', 'statusSetting', 'author', 'activityReviewApproved'),
  'activity.rejected':                  kind('activity', 'statusSetting', 'author', 'activityReviewRejected'),
  'activity.missed':                    kind('activity', 'statusSetting', 'author'),
  'activity.restored':                  kind('activity', 'statusSetting', 'author'),
  'activity.exportReady':               kind('activity', 'statusSetting', 'who asked for the export'),
  'activity.published':                 kind('activity', 'activitySetting', 'followers of the author and of the company who can reach it'),
  'activity.startingSoon':              kind('activity', 'activitySetting', 'accepted applicants'),
  'application.received':               kind('application', 'applicationSetting', 'activity author', 'applicationReceived'),
  'application.approved':               kind('application', 'applicationSetting', 'applicant', 'applicationApproved'),
  'application.rejected':               kind('application', 'applicationSetting', 'applicant', 'applicationRejected'),
  'application.changed':                kind('application', 'applicationSetting', 'activity author'),
  'application.withdrawn':              kind('application', 'applicationSetting', 'activity author'),
  'application.retracted':              kind('application', 'applicationSetting', 'activity author'),
  'application.answerDue':              kind('application', 'applicationSetting', 'activity author'),
  'application.answerOverdue':          kind('application', 'applicationSetting', 'education officers of the activity’s company'),
  'application.activityArchived':       kind('application', 'applicationSetting', 'applicants who wait; who was accepted, if it ends early'),
  'application.activityDeleted':        kind('application', 'applicationSetting', 'applicants'),
  'application.externalAnswerDue':      kind('application', 'applicationSetting', 'holders of APPROVE_EXTERNAL_APPLICATIONS in the company'),
  'application.externalAnswerOverdue':  kind('application', 'applicationSetting', 'education officers of the company'),
  'application.externalRequested':      kind('application', 'applicationSetting', 'holders of APPROVE_EXTERNAL_APPLICATIONS in the company', 'externalApprovalRequested'),
  'application.externalApproved':       kind('application', 'applicationSetting', 'applicant', 'externalApprovalApproved'),
  'application.externalRejected':       kind('application', 'applicationSetting', 'applicant', 'externalApprovalRejected'),
  'assignment.reviewRequested':         kind('assignment', 'statusSetting', 'supervisor, else holders of APPROVE_ASSIGNMENT', 'assignmentReviewRequested'),
  'assignment.approved':                kind('assignment', 'statusSetting', 'apprentice', 'assignmentReviewApproved'),
  'assignment.rejected':                kind('assignment', 'statusSetting', 'apprentice', 'assignmentReviewRejected'),
  'assignment.contactNamed':            kind('assignment', 'statusSetting', 'the contact person, once it is handed in', 'assignmentContactNamed'),
  'assignment.contactRemoved':          kind('assignment', 'statusSetting', 'the former contact person', 'assignmentContactRemoved'),
  'assignment.supervisorChanged':       kind('assignment', 'statusSetting', 'apprentice', 'supervisorChanged'),
  'assignment.handedOver':              kind('assignment', 'statusSetting', 'who takes over'),
  'assignment.lastDay':                 kind('assignment', 'statusSetting', 'the person who leaves; before the day also the education officers of the company'),
  'assignment.lastDayBlocked':          kind('assignment', 'statusSetting', 'education officers of the company'),
  'assignment.changed':                 kind('assignment', 'statusSetting', 'supervisor, else holders of APPROVE_ASSIGNMENT', 'assignmentChanged'),
  'assignment.exportFailed':            kind('assignment', 'statusSetting', 'who asked for the export', 'exportFailed'),
  'assignment.exportReady':             kind('assignment', 'statusSetting', 'who asked for the export', 'exportReady'),
  'assignment.evaluationSubmitted':     kind('assignment', 'statusSetting', 'other party', 'evaluationSubmitted'),
  'assignment.evaluationBothSubmitted': kind('assignment', 'statusSetting', 'both parties', 'evaluationBothSubmittedParties'),
  'assignment.evaluationComplete':      kind('assignment', 'statusSetting', 'supervisor', 'evaluationBothSubmitted'),
  'assignment.evaluationDiscussed':     kind('assignment', 'statusSetting', 'other party and supervisor', 'evaluationDiscussed'),
  'assignment.evaluationOpen':          kind('assignment', 'statusSetting', 'each party that has not submitted, 7 days before the end', 'evaluationOpen'),
  'assignment.evaluationReminder':      kind('assignment', 'statusSetting', 'each party that has not submitted, 1 and 8 days after the end', 'evaluationReminder'),
  'assignment.evaluationReminderLast':  kind('assignment', 'statusSetting', 'each party that has not submitted, 15 days after the end', 'evaluationReminderLast'),
  'assignment.evaluationStatement':     kind('assignment', 'statusSetting', 'other party and supervisor', 'evaluationStatement'),
  'assignment.guestLinkExpired':       kind('assignment', 'statusSetting', 'who sent the link'),
  'comment.created':                    kind('comment', 'communitySetting', 'author of the post', 'newComment'),
  'comment.hearted':                    kind('comment', 'communitySetting', 'author of the comment'),
  'comment.helpful':                    kind('comment', 'communitySetting', 'author of the comment'),
  'post.hearted':                       kind('post', 'communitySetting', 'author of the post'),
  'post.mentioned':                     kind('post', 'communitySetting', 'people named in a post or comment', 'postMentioned'),
  'post.edited':                        kind('post', 'communitySetting', 'author of the post', 'postEdited'),
  'follow.user':                        kind('follow', 'communitySetting', 'the followed person', 'newFollower'),
  'follow.company':                     kind('follow', 'communitySetting', 'holders of UPDATE_COMPANY_PROFILE of the company, once a day', 'newCompanyFollowers'),
  'post.reported':                      kind('post', 'adminSetting', 'moderators'),
  'post.reportDecided':                 kind('post', 'communitySetting', 'who reported it', 'reportDecidedReporter'),
  // The mail of these always goes: a measure is given reasons, whatever somebody wants to hear of.
  'post.removed':                       kind('post', 'communitySetting', 'author of the content'),
  'post.warned':                        kind('post', 'communitySetting', 'author of the content'),
  'post.restored':                      kind('post', 'communitySetting', 'author of the content'),
  'post.undeleted':                     kind('post', 'communitySetting', 'author of the content'),
  'post.profileUndeleted':              kind('post', 'communitySetting', 'whose profile it is'),
  'post.objectionReceived':             kind('post', 'adminSetting', 'moderators who have not decided it', 'objectionReceived'),
  'post.objectionDecided':              kind('post', 'communitySetting', 'who objected'),
} satisfies Record<string, NotificationKind>

export type KindName = keyof typeof notificationKinds
export const kindNames = Object.keys(notificationKinds) as KindName[]
export const kindOf = (name: KindName): NotificationKind => notificationKinds[name]
