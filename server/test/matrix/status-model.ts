// Who may do what to a row in each of its statuses, written down from the decisions (§3–§7), NOT from the access table:
// statuses.test.ts compares the two. Everything here is about one person with one role.
import type { Role } from '@werkplatz/contract/rules/roles.ts'

import type { Relation } from './cells.ts'

/** ok: done. 403: may see it, not do it. 404: is not told that it exists. 409: would, but not in this status. */
export type Answer = 'ok' | 403 | 404 | 409

export interface Case {
  role: Role
  relation: Relation
  status: string
  /** Of an activity: open to other companies. */
  isPublic: boolean
}

const platform: readonly Role[] = ['OWNER', 'ADMIN']
/** §4: APPROVE_ACTIVITY, UPDATE_ACTIVITY, APPROVE_ASSIGNMENT, UPDATE_ASSIGNMENT, APPROVE_EXTERNAL_APPLICATIONS alike. */
const superiors: readonly Role[] = [...platform, 'EDUCATION_OFFICER', 'VOCATIONAL_TRAINER']
/** 13-admin E3: they look after people and invitations, officers in their own company. */
const officers: readonly Role[] = [...platform, 'EDUCATION_OFFICER']
const looksAfter = (the: Case) => actsOn(the, officers)
const lookOutside: readonly Role[] = [...superiors, 'APPRENTICE', 'ASSOCIATION']
const apply: readonly Role[] = ['APPRENTICE', 'USER']

/** A permission acts in their own company, of OWNER and ADMIN everywhere (§3). */
const actsOn = ({ role, relation }: Case, holders: readonly Role[]) =>
  holders.includes(role) && (relation !== 'otherCompany' || platform.includes(role))

const isOwn = ({ relation }: Case) => relation === 'own'
const inCompany = ({ relation }: Case) => relation !== 'otherCompany'
const isIn = ({ status }: Case, ...statuses: string[]) => statuses.includes(status)

const isOnMarketplace = (the: Case) => isIn(the, 'PUBLISHED', 'ONGOING', 'ARCHIVED')

/** §3, first four rows. */
function readsActivity(the: Case): boolean {
  if (isOwn(the)) return true
  if (isOnMarketplace(the))
    return inCompany(the) || platform.includes(the.role) || (the.isPublic && lookOutside.includes(the.role))
  return isIn(the, 'PENDING', 'APPROVED') && actsOn(the, superiors)
}
/** UPDATE_ACTIVITY acts on what is past review: before it, it is the author's alone. */
const settles = (the: Case) => isOwn(the) || ((isOnMarketplace(the) || isIn(the, 'APPROVED')) && actsOn(the, superiors))

/** §3: its author; from PENDING on the activity's author, which `own` is about for reviewing. */
const readsApplication = (the: Case) => isOwn(the)
/** §3: its applicant; holders of APPROVE_EXTERNAL_APPLICATIONS of the applicant's company. */
const readsApproval = (the: Case) => isOwn(the) || actsOn(the, superiors)
/** §3: its apprentice; who approves assignments in the company, once it is handed in. */
const readsAssignment = (the: Case) => isOwn(the) || (!isIn(the, 'DRAFT') && actsOn(the, superiors))

/** §8: who accompanies apprentices asks for a part by link; here nobody is an apprentice's supervisor. */
const sendsLink = (the: Case) =>
  !isOwn(the) && !isIn(the, 'DRAFT') && inCompany(the) && the.role === 'EDUCATION_OFFICER'

/** §3: its two parties; who accompanies apprentices in the company, OWNER and ADMIN not. */
const readsEvaluation = (the: Case) =>
  isOwn(the) || (inCompany(the) && ['EDUCATION_OFFICER', 'VOCATIONAL_TRAINER'].includes(the.role))

/** E3, E5: OWNER and ADMIN everywhere, officers in their own company, nobody what they wrote themselves. */
const moderators: readonly Role[] = [...platform, 'EDUCATION_OFFICER']
const moderates = (the: Case) => !isOwn(the) && actsOn(the, moderators)
/** Here whatever is taken or decided was taken by who asks. */
const hasTaken = (the: Case) => moderates(the) && !isIn(the, 'OPEN')

interface Verb {
  reads: (the: Case) => boolean
  may: (the: Case) => boolean
  /** Roles that could do it to any row; others are told 403 before a row is looked at. Absent: everybody. */
  holders?: readonly Role[]
  /** In other statuses: 409. Absent: in every one. */
  from?: readonly string[]
  /** What else stands in the way. */
  conflicts?: (the: Case) => boolean
}

export const verbs: Readonly<Record<string, Verb>> = {
  endActiveSession: { reads: isOwn, may: isOwn },
  // 13-admin E3: nobody deactivates themself.
  deactivatePerson: {
    reads: (the) => isOwn(the) || looksAfter(the),
    may: (the) => !isOwn(the) && looksAfter(the),
    holders: officers,
    from: ['ACTIVE'],
  },
  reactivatePerson: {
    reads: (the) => isOwn(the) || looksAfter(the),
    may: (the) => !isOwn(the) && looksAfter(the),
    holders: officers,
    from: ['DEACTIVATED'],
  },
  pauseCompany: { reads: () => true, may: () => true, holders: platform, from: ['ACTIVE'] },
  resumeCompany: { reads: () => true, may: () => true, holders: platform, from: ['PAUSED'] },
  resendInvitation: { reads: looksAfter, may: looksAfter, holders: officers, from: ['PENDING'] },
  withdrawInvitation: { reads: looksAfter, may: looksAfter, holders: officers, from: ['PENDING'] },
  readActivity: { reads: readsActivity, may: readsActivity },
  drawActivity: { reads: readsActivity, may: readsActivity },
  readApplicationActivity: { reads: readsActivity, may: readsActivity },
  readActivityForm: { reads: readsActivity, may: settles },
  editActivity: { reads: readsActivity, may: settles },
  submitActivity: { reads: readsActivity, may: isOwn, from: ['DRAFT', 'REJECTED'] },
  // §4: nobody approves their own.
  reviewActivity: {
    reads: readsActivity,
    may: (the) => !isOwn(the) && !isIn(the, 'DRAFT', 'REJECTED') && actsOn(the, superiors),
    holders: superiors,
    from: ['PENDING'],
  },
  publishActivity: { reads: readsActivity, may: settles, from: ['APPROVED'] },
  archiveActivity: {
    reads: readsActivity,
    may: settles,
    from: ['DRAFT', 'REJECTED', 'APPROVED', 'PUBLISHED', 'ONGOING'],
  },
  restoreActivity: { reads: readsActivity, may: settles, from: ['ARCHIVED'] },
  deleteActivity: { reads: readsActivity, may: settles },
  // FEATURE_ACTIVITY; ASSOCIATION acts on public content of the whole platform.
  featureActivity: {
    reads: readsActivity,
    may: (the) =>
      isOnMarketplace(the) &&
      (actsOn(the, [...platform, 'ASSOCIATION']) || (the.isPublic && the.role === 'ASSOCIATION')),
    holders: [...platform, 'ASSOCIATION'],
    from: ['PUBLISHED'],
  },
  createBookmark: {
    reads: readsActivity,
    may: (the) => isOnMarketplace(the) && readsActivity(the),
  },
  // §5 canApply: PUBLISHED, APPLY_ACTIVITY, not one's own; of another company only after an approved request, which
  // nobody has here.
  createApplication: {
    reads: readsActivity,
    may: (the) => readsActivity(the) && !isOwn(the) && apply.includes(the.role),
    from: ['PUBLISHED'],
    conflicts: (the) => !inCompany(the),
  },
  // Only about another company's, by who may apply; that an activity is not open any more is said first.
  requestApproval: {
    reads: readsActivity,
    may: (the) =>
      readsActivity(the) && !isOwn(the) && apply.includes(the.role) && !(inCompany(the) && isIn(the, 'PUBLISHED')),
    from: ['PUBLISHED'],
  },
  readApplication: { reads: readsApplication, may: readsApplication },
  // §6: what waits for an answer stays as it was sent.
  editApplication: { reads: readsApplication, may: isOwn, from: ['DRAFT', 'REJECTED', 'APPROVED'] },
  // That it has been sent already is said before who may send.
  sendApplication: {
    reads: readsApplication,
    may: (the) => isOwn(the) && (apply.includes(the.role) || isIn(the, 'PENDING', 'APPROVED')),
    from: ['DRAFT', 'REJECTED'],
  },
  reviewApplication: {
    reads: (the) => isOwn(the) && !isIn(the, 'DRAFT'),
    may: (the) => isOwn(the) && !isIn(the, 'DRAFT'),
    from: ['PENDING'],
  },
  // Declines only what the caller can answer; other applications stay.
  declineApplications: { reads: readsActivity, may: readsActivity },
  deleteApplication: { reads: readsApplication, may: isOwn },
  // CREATE_ASSIGNMENT.
  readAssignmentPrefill: {
    reads: readsApplication,
    may: isOwn,
    holders: ['APPRENTICE'],
    from: ['APPROVED'],
  },
  readApproval: { reads: readsApproval, may: readsApproval },
  decideApproval: {
    reads: readsApproval,
    may: (the) => !isOwn(the) && actsOn(the, superiors),
    holders: superiors,
    from: ['PENDING'],
  },
  deleteApproval: { reads: readsApproval, may: isOwn, from: ['PENDING', 'REJECTED'] },
  readAssignment: { reads: readsAssignment, may: readsAssignment },
  readAssignmentForm: { reads: readsAssignment, may: readsAssignment },
  editAssignment: { reads: readsAssignment, may: readsAssignment },
  submitAssignment: { reads: readsAssignment, may: isOwn, from: ['DRAFT', 'REJECTED'] },
  reviewAssignment: {
    reads: readsAssignment,
    may: (the) => !isOwn(the) && !isIn(the, 'DRAFT') && actsOn(the, superiors),
    holders: superiors,
    from: ['PENDING'],
  },
  // What was approved stays.
  deleteAssignment: { reads: readsAssignment, may: isOwn, from: ['DRAFT', 'PENDING', 'REJECTED'] },
  readEvaluationLink: { reads: readsAssignment, may: sendsLink },
  sendEvaluationLink: { reads: readsAssignment, may: sendsLink, from: ['APPROVED'] },
  revokeEvaluationLink: { reads: readsAssignment, may: sendsLink },
  readEvaluation: { reads: readsEvaluation, may: readsEvaluation },
  drawEvaluation: { reads: readsEvaluation, may: readsEvaluation, from: ['SUBMITTED', 'DISCUSSED'] },
  readEvaluationForm: { reads: readsEvaluation, may: isOwn },
  // §8: what is submitted never changes again.
  // Both sides of these rows have begun, and what is there is not started again; the matrix starts the first part.
  startEvaluation: { reads: readsEvaluation, may: isOwn, from: [] },
  saveEvaluation: { reads: readsEvaluation, may: isOwn, from: ['DRAFT'] },
  stateEvaluation: { reads: readsEvaluation, may: isOwn, from: ['SUBMITTED', 'DISCUSSED'] },
  agreeEvaluation: { reads: readsEvaluation, may: isOwn, from: ['SUBMITTED', 'DISCUSSED'] },
  // Whoever declined changes their mind by writing first.
  answerChatRequest: { reads: isOwn, may: isOwn, from: ['WAITING'] },
  readReport: { reads: moderates, may: moderates, holders: moderators },
  takeReport: { reads: moderates, may: moderates, holders: moderators, from: ['OPEN'] },
  // OWNER and ADMIN also release cases that others have taken.
  releaseReport: {
    reads: moderates,
    may: (the) => hasTaken(the) || (moderates(the) && ['OWNER', 'ADMIN'].includes(the.role)),
    holders: moderators,
    from: ['TAKEN'],
  },
  decideReport: { reads: moderates, may: hasTaken, holders: moderators, from: ['TAKEN'] },
  readReportedMessages: { reads: moderates, may: hasTaken, holders: moderators },
  restoreReported: { reads: moderates, may: moderates, holders: moderators, from: ['CLOSED'] },
  // E6: once somebody has objected, by whoever has not decided it.
  settleObjection: { reads: moderates, may: (the) => moderates(the) && isIn(the, 'CLOSED'), holders: moderators },
  readDecision: { reads: moderates, may: (the) => isOwn(the) && isIn(the, 'CLOSED') },
  objectToDecision: { reads: moderates, may: (the) => isOwn(the) && isIn(the, 'CLOSED') },
  // Nobody's but who asked for it; its file only while it is kept.
  readExport: { reads: isOwn, may: isOwn },
  readExportFile: { reads: isOwn, may: isOwn, from: ['READY'] },
  cancelExport: { reads: isOwn, may: isOwn, from: ['WAITING', 'RUNNING'] },
}

export function expectedOf(verb: Verb, the: Case): Answer {
  if (verb.holders && !verb.holders.includes(the.role)) return 403
  const isRipe = (!verb.from || isIn(the, ...verb.from)) && !verb.conflicts?.(the)
  if (verb.may(the)) return isRipe ? 'ok' : 409
  return verb.reads(the) ? 403 : 404
}
