// Who may do what: one row an action, its cell says in scope words who may. Everything not said is refused.
// A scope word is one SQL predicate on the server (server/src/access/scopes.ts).
import type { Permission } from './permissions.ts'
import type { Role } from './roles.ts'

/**
 * self: the row belongs to the caller. inCompany: it belongs to the caller's company. everywhere: whosever it is.
 * activityAuthor, activityCompany: the activity it is about belongs to the caller, or to the caller's company.
 * contact: the caller is its contact person. applicant: the caller waits for an answer to it or was accepted.
 * supervised: the caller looks after the apprentice it belongs to.
 * together: neither the caller nor its author has blocked the other.
 * led: the caller is the contact person of an approved assignment of this person, or lately was.
 * unblocked: neither has blocked the other. foreign: it belongs to another company.
 * participant: the caller is in the chat. asked: the caller has been asked whether they want to be in it.
 * entrusted: a report or deletion for the caller to look after: of their company, for OWNER and ADMIN of any, never about
 * what is their own. taker: entrusted, and the caller has taken it. second: entrusted, and the caller has neither decided it nor
 * objected.
 */
export const scopeWords = [
  'self',
  'inCompany',
  'everywhere',
  'activityAuthor',
  'activityCompany',
  'contact',
  'supervised',
  'led',
  'applicant',
  'unblocked',
  'foreign',
  'together',
  'participant',
  'asked',
  'entrusted',
  'taker',
  'second',
] as const
export type ScopeWord = (typeof scopeWords)[number]

/**
 * How far a row has come; narrows a scope.
 * visible: on the marketplace. public: on it for every company. settled: past review. submitted: handed in or past it.
 * sent: no longer a draft. external: sent to another company. orphaned: sent to somebody who has left since.
 * open: a profile that everybody may see. ofPerson, ofCompany: whose profile it is. shown: not taken away from its readers.
 * ordinary: a person without a role that runs the platform. unowned: a person who is no OWNER. unled: a company without officer.
 * answered: decided to the author's disadvantage. answeredCompany: the same, about the profile of a company.
 * objected: somebody waits for a second look.
 */
export const stageWords = [
  'visible',
  'public',
  'settled',
  'submitted',
  'open',
  'ofPerson',
  'ofCompany',
  'sent',
  'external',
  'orphaned',
  'shown',
  'ordinary',
  'unowned',
  'unled',
  'answered',
  'answeredCompany',
  'objected',
] as const
export type StageWord = (typeof stageWords)[number]

export interface Grant {
  /** Which rows; absent for actions that have no row (create, open a page). */
  scope?: ScopeWord
  /** Only rows that have come this far. */
  stage?: StageWord
  /** Never the caller's own row. */
  notOwn?: true
  /** The caller must hold this permission. Of OWNER and ADMIN it widens `inCompany` to the whole platform. */
  permission?: Permission
  /** Not widened for OWNER and ADMIN: running the platform is no reason to read what somebody wrote to one person. */
  companyOnly?: true
  /** The caller must hold one of these roles. Never widened: OWNER and ADMIN do not supervise minors. */
  roles?: readonly Role[]
}

export type Resource =
  | 'session'
  | 'company'
  | 'person'
  | 'profile'
  | 'invitation'
  | 'passkey'
  | 'notification'
  | 'file'
  | 'activity'
  | 'application'
  | 'approval'
  | 'assignment'
  | 'evaluation'
  | 'judgement'
  | 'semester'
  | 'mark'
  | 'export'
  | 'post'
  | 'comment'
  | 'chat'
  | 'chat_request'
  | 'message'
  | 'report'
  | 'removal'
  | 'admin'

export interface AccessRule {
  resource: Resource
  grants: readonly Grant[]
}

const anyOf = (resource: Resource, ...grants: Grant[]): AccessRule => ({ resource, grants })
const own = (scope: ScopeWord, stage?: StageWord): Grant => ({ scope, ...(stage && { stage }) })
const holds = (permission: Permission, scope?: ScopeWord, stage?: StageWord): Grant => ({
  permission,
  ...(scope && { scope }),
  ...(stage && { stage }),
})
const role = (roles: Role[], scope?: ScopeWord, stage?: StageWord): Grant => ({
  roles,
  ...(scope && { scope }),
  ...(stage && { stage }),
})

const notOwn = (grants: Grant[]): Grant[] => grants.map((grant) => ({ ...grant, notOwn: true }))

/** decisions §3. OWNER and ADMIN reach every company by their permissions, but never a draft of somebody else. */
const onMarketplace = [
  own('inCompany', 'visible'),
  holds('READ_EXTERNAL_ACTIVITIES', 'everywhere', 'public'),
  holds('UPDATE_ACTIVITY', 'inCompany', 'visible'),
]
const inReview = [holds('APPROVE_ACTIVITY', 'inCompany', 'submitted'), holds('UPDATE_ACTIVITY', 'inCompany', 'settled')]

/** The activity's author decides; once that person has left, those of the company who may approve activities (§6). */
const answers = [own('activityAuthor', 'sent'), holds('APPROVE_ACTIVITY', 'activityCompany', 'orphaned')]

/** Officers look after the people of their company, ADMIN after all but OWNERs. Nobody after themself (docs/decisions/0082). */
const managed = notOwn([
  role(['EDUCATION_OFFICER'], 'inCompany', 'ordinary'),
  holds('ADMIN_PERMISSION', 'inCompany', 'unowned'),
  holds('OWNER_PERMISSION', 'inCompany'),
])

/** Companies are run by those who run the platform. */
const runsCompanies = [holds('ADMIN_PERMISSION', 'inCompany')]

/** Who looks after the community: OWNER and ADMIN everywhere, officers in their own company (decisions §3). */
const moderators = (scope?: ScopeWord, stage?: StageWord) => [
  holds('ADMIN_PERMISSION', scope, stage),
  role(['EDUCATION_OFFICER'], scope, stage),
]
/** Whoever is told of a decision: the author, and the officers of a company whose profile it is about. */
const judged = [own('self', 'answered'), role(['EDUCATION_OFFICER'], 'inCompany', 'answeredCompany')]

// oxfmt-ignore
export const access = {
  'session.read': anyOf('session', own('self')),
  'session.end':  anyOf('session', own('self')),
  'person.read':  anyOf('person', own('self'), holds('READ_USER_TABLE', 'inCompany')),
  // The admin tool: whoever is shown there can be opened, not everybody changed.
  'person.inspect':         anyOf('person', holds('READ_USER_TABLE', 'inCompany')),
  'person.change':          anyOf('person', ...managed),
  'person.handOver':        anyOf('person', ...managed),
  'person.deactivate':      anyOf('person', ...managed),
  'person.reactivate':      anyOf('person', ...managed),
  'person.endSessions':     anyOf('person', ...managed),
  // Tables of the own company, for everybody who has them: the platform is run elsewhere.
  'person.listUsers':       anyOf('person', holds('READ_USER_TABLE')),
  'person.listApprentices': anyOf('person', holds('READ_APPRENTICE_TABLE')),
  'person.exportApprentices': anyOf('person', holds('READ_APPRENTICE_TABLE')),
  // Who manages accounts, never the own one (docs/decisions/0089); what is in them they never see.
  'person.erase':           anyOf('person', ...managed),
  // Apprentices their own, trainers that of those they look after.
  'person.subscribeCalendar': anyOf('person', holds('CREATE_ASSIGNMENT'), holds('READ_APPRENTICE_TABLE')),
  // It spans years and companies: of those who led one assignment only while it goes on, and 90 days after.
  'person.readHistory':     anyOf('person', own('self'), { ...holds('APPROVE_ASSIGNMENT', 'inCompany'), companyOnly: true }, own('led')),
  'person.readSchooldays':  anyOf('person', own('self'), own('inCompany'), own('led'), own('everywhere', 'open')),
  // Marks are the apprentice's; trainers and officers of the company read them, by one door (docs/decisions/0063).
  'person.readSemesters':   anyOf('person', role(['APPRENTICE'], 'self'), role(['VOCATIONAL_TRAINER', 'EDUCATION_OFFICER'], 'inCompany')),
  // By profile ids, of people and companies. Of who has blocked whom there is none, either way (docs/decisions/0064).
  'profile.read':           anyOf('profile', own('unblocked')),
  'profile.edit':           anyOf('profile', own('self')),
  'profile.empty':          anyOf('profile', ...notOwn([holds('UPDATE_PROFILE', 'everywhere', 'ofPerson')])),
  'profile.editCompany':    anyOf('profile', holds('UPDATE_COMPANY_PROFILE', 'inCompany', 'ofCompany')),
  'profile.readPeople':     anyOf('profile', own('everywhere', 'ofCompany')),
  // Not what one may edit oneself.
  'profile.report':         anyOf('profile', ...notOwn([own('unblocked', 'ofPerson')]), own('foreign', 'ofCompany'), role(['VOCATIONAL_TRAINER', 'APPRENTICE', 'USER', 'ASSOCIATION'], 'inCompany', 'ofCompany')),
  'semester.keep':          anyOf('semester', role(['APPRENTICE'])),
  'semester.oversee':       anyOf('semester', role(['VOCATIONAL_TRAINER', 'EDUCATION_OFFICER'])),
  'semester.edit':          anyOf('semester', role(['APPRENTICE'], 'self')),
  'mark.edit':              anyOf('mark', role(['APPRENTICE'], 'self')),
  // Chats are their participants', nobody else's; OWNER and ADMIN read what was reported, by another door (docs/decisions/0070).
  'chat.read':              anyOf('chat', own('participant')),
  'chat_request.answer':    anyOf('chat_request', own('self')),
  'message.read':           anyOf('message', own('participant')),
  'message.delete':         anyOf('message', own('self')),
  'message.report':         anyOf('message', ...notOwn([own('participant'), own('asked')])),
  'notification.read': anyOf('notification', own('self')),
  'notification.markRead': anyOf('notification', own('self')),
  'passkey.remove': anyOf('passkey', own('self')),
  'invitation.create': anyOf('invitation', holds('CREATE_INVITES')),
  'invitation.read':     anyOf('invitation', holds('CREATE_INVITES', 'inCompany')),
  'invitation.resend':   anyOf('invitation', holds('CREATE_INVITES', 'inCompany')),
  'invitation.withdraw': anyOf('invitation', holds('CREATE_INVITES', 'inCompany')),
  // Its first officer is invited by whoever took it in; later ones by the company itself.
  'company.onboard':       anyOf('company', holds('ADMIN_PERMISSION'), role(['ASSOCIATION'])),
  'company.read':          anyOf('company', ...runsCompanies, role(['ASSOCIATION'], 'everywhere')),
  'company.inviteOfficer': anyOf('company', ...runsCompanies, role(['ASSOCIATION'], 'everywhere', 'unled')),
  'company.edit':          anyOf('company', ...runsCompanies),
  'company.pause':         anyOf('company', ...runsCompanies),
  'company.resume':        anyOf('company', ...runsCompanies),
  // Who applied or takes part keeps the approved version while a new one is reviewed.
  'activity.read':          anyOf('activity', own('self'), ...onMarketplace, ...inReview, own('applicant')),
  'activity.edit':          anyOf('activity', own('self'), holds('UPDATE_ACTIVITY', 'inCompany', 'settled')),
  'activity.submit': anyOf('activity', own('self')),
  'activity.review':        anyOf('activity', ...notOwn([holds('APPROVE_ACTIVITY', 'inCompany', 'submitted')])),
  'activity.publish':       anyOf('activity', own('self'), holds('UPDATE_ACTIVITY', 'inCompany', 'settled')),
  'activity.archive':       anyOf('activity', own('self'), holds('UPDATE_ACTIVITY', 'inCompany', 'settled')),
  'activity.restore':       anyOf('activity', own('self'), holds('UPDATE_ACTIVITY', 'inCompany', 'settled')),
  'activity.delete':        anyOf('activity', own('self'), holds('UPDATE_ACTIVITY', 'inCompany', 'settled')),
  'activity.feature':       anyOf('activity', holds('FEATURE_ACTIVITY', 'inCompany', 'visible'), holds('FEATURE_ACTIVITY', 'everywhere', 'public')),
  'activity.bookmark':      anyOf('activity', own('self', 'visible'), ...onMarketplace),
  'activity.report':        anyOf('activity', ...notOwn([...onMarketplace, ...inReview])),
  // Whoever allowed the applicant to apply elsewhere can read what was sent there; nobody else of the company can.
  'application.read':       anyOf('application', own('self'), ...answers, { ...holds('APPROVE_EXTERNAL_APPLICATIONS', 'inCompany', 'external'), companyOnly: true }),
  'application.edit':       anyOf('application', own('self')),
  'application.send':       anyOf('application', own('self')),
  'application.review':     anyOf('application', ...notOwn(answers)),
  'application.delete':     anyOf('application', own('self')),
  'application.assign':     anyOf('application', holds('CREATE_ASSIGNMENT', 'self')),
  'approval.read':          anyOf('approval', own('self'), holds('APPROVE_EXTERNAL_APPLICATIONS', 'inCompany')),
  'approval.decide':        anyOf('approval', ...notOwn([holds('APPROVE_EXTERNAL_APPLICATIONS', 'inCompany')])),
  'approval.delete':        anyOf('approval', own('self')),
  'assignment.create':      anyOf('assignment', holds('CREATE_ASSIGNMENT')),
  'assignment.read':        anyOf('assignment', own('self'), own('contact', 'sent'), holds('APPROVE_ASSIGNMENT', 'inCompany', 'sent')),
  'assignment.edit':        anyOf('assignment', own('self'), holds('UPDATE_ASSIGNMENT', 'inCompany', 'sent')),
  'assignment.submit': anyOf('assignment', own('self')),
  'assignment.oversee':     anyOf('assignment', holds('APPROVE_ASSIGNMENT')),
  'assignment.review':      anyOf('assignment', ...notOwn([holds('APPROVE_ASSIGNMENT', 'inCompany', 'sent')])),
  'assignment.delete':      anyOf('assignment', own('self')),
  'assignment.report':      anyOf('assignment', ...notOwn([own('contact', 'sent'), holds('APPROVE_ASSIGNMENT', 'inCompany', 'sent')])),
  // Who looks after the apprentice asks somebody without an account for their part (docs/decisions/0061).
  'assignment.sendLink':    anyOf('assignment', ...notOwn([own('supervised', 'sent'), role(['EDUCATION_OFFICER'], 'inCompany', 'sent')])),
  // Its parties; that there is one, and who is still to come, also those who accompany apprentices in the company. What a
  // part holds is a matter of sight (server/src/features/evaluations): the own one, and both once both have submitted.
  'evaluation.read':        anyOf('evaluation', own('self'), own('contact'), role(['VOCATIONAL_TRAINER', 'EDUCATION_OFFICER'], 'inCompany')),
  'evaluation.fill':        anyOf('evaluation', own('self'), own('contact')),
  'judgement.submit': anyOf('judgement', own('self')),
  'judgement.discuss': anyOf('judgement', own('self')),
  // An export holds what its owner can read in their own company; nobody else is handed it.
  'export.create':          anyOf('export', holds('APPROVE_ACTIVITY')),
  'export.read':            anyOf('export', own('self')),
  'export.cancel':          anyOf('export', own('self')),
  // Everybody signed in reads what is written in the community; who has blocked whom leaves the other's alone.
  'post.read':              anyOf('post', own('everywhere', 'shown')),
  'post.edit':              anyOf('post', own('self', 'shown'), holds('UPDATE_POST', 'inCompany', 'shown')),
  'post.delete':            anyOf('post', own('self', 'shown'), holds('DELETE_POST', 'inCompany', 'shown')),
  'post.comment':           anyOf('post', own('together', 'shown')),
  'post.heart':             anyOf('post', own('together', 'shown')),
  'post.report':            anyOf('post', ...notOwn([own('everywhere', 'shown')])),
  'post.markHelpful':       anyOf('post', own('self', 'shown')),
  'comment.read':           anyOf('comment', own('everywhere', 'shown')),
  'comment.edit':           anyOf('comment', own('self', 'shown')),
  'comment.delete':         anyOf('comment', own('self', 'shown'), holds('DELETE_COMMENT', 'inCompany', 'shown')),
  'comment.heart':          anyOf('comment', own('together', 'shown')),
  'comment.report':         anyOf('comment', ...notOwn([own('everywhere', 'shown')])),
  // Nobody judges their own, and who decides about an objection is somebody else than who decided first (docs/decisions/0086).
  'report.oversee':         anyOf('report', ...moderators()),
  'report.read':            anyOf('report', ...moderators('entrusted')),
  'report.take':            anyOf('report', ...moderators('entrusted')),
  // Who runs the platform frees a case that its taker leaves lying.
  'report.release':         anyOf('report', ...moderators('taker'), holds('ADMIN_PERMISSION', 'entrusted')),
  'report.decide':          anyOf('report', ...moderators('taker')),
  'report.settle':          anyOf('report', ...moderators('second', 'objected')),
  'report.restore':         anyOf('report', ...moderators('entrusted')),
  // What people wrote to each other: whoever took the case, and the second person of an objection. Each look is on record.
  'report.readMessages':    anyOf('report', ...moderators('taker'), ...moderators('second', 'objected')),
  // What authors deleted themselves, as far as they look after reports; never the own (docs/decisions/0114).
  'removal.read':           anyOf('removal', ...moderators('entrusted')),
  'removal.restore':        anyOf('removal', ...moderators('entrusted')),
  'report.readDecision':    anyOf('report', ...judged),
  'report.object':          anyOf('report', ...judged),
  // Until it is attached a file is its owner's alone; afterwards it is read with the thing it belongs to.
  'file.read':           anyOf('file', own('self')),
  'file.check':          anyOf('file', own('self')),
  'file.deleteImage':    anyOf('file', own('self'), holds('DELETE_IMAGE', 'inCompany')),
  'file.deleteDocument': anyOf('file', own('self'), holds('DELETE_DOCUMENT', 'inCompany')),
  // The training body takes companies in and sees figures of them, never people (docs/decisions/0081).
  'admin.open':          anyOf('admin', holds('ADMIN_PERMISSION'), role(['EDUCATION_OFFICER', 'ASSOCIATION'])),
  'admin.listPeople':    anyOf('admin', holds('ADMIN_PERMISSION'), role(['EDUCATION_OFFICER'])),
  'admin.readSheet':     anyOf('admin', holds('ADMIN_PERMISSION'), role(['ASSOCIATION'])),
  // What happened in the own company; OWNER and ADMIN see all of it.
  'admin.readAudit':     anyOf('admin', holds('ADMIN_PERMISSION'), role(['EDUCATION_OFFICER'])),
  // For the whole platform, so by those who run it.
  'admin.editCatalogues': anyOf('admin', holds('ADMIN_PERMISSION')),
  // «Warum sieht sie das nicht?»: rules, never the thing.
  'admin.explainAccess': anyOf('admin', holds('ADMIN_PERMISSION')),
  'admin.runJobs':       anyOf('admin', holds('ADMIN_PERMISSION')),
  'admin.switch':        anyOf('admin', holds('ADMIN_PERMISSION')),
  'admin.listCompanies': anyOf('admin', holds('ADMIN_PERMISSION'), role(['ASSOCIATION'])),
} satisfies Record<string, AccessRule>

export type Action = keyof typeof access

export const actions = Object.keys(access) as Action[]

const isRowless = (rule: AccessRule) => rule.grants.every((grant) => !grant.scope)

/** Actions that concern no single row: their answers travel with the person as the `can` map. */
export const rowlessActions = actions.filter((action) => isRowless(access[action]))
