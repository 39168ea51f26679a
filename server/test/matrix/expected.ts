// Who may call what, written down from the specification and the decisions (§2–4, §12), NOT from
// contract/src/rules/access.ts: the matrix test compares the two, so a slip in either shows. Reviewed by people.
//
// One row a route; one cell an actor, in the order of `actors`:
//   ok   the call succeeds        401  nobody is signed in (any more)
//   403  may see it, not do it    404  is not told that it exists
// A route about a row has three lines: the row is the actor's own, of somebody in the same company, of another company.

export const actors = [
  'anonymous',
  'revoked',
  'OWNER',
  'ADMIN',
  'EDUCATION_OFFICER',
  'VOCATIONAL_TRAINER',
  'APPRENTICE',
  'USER',
  'ASSOCIATION',
] as const
export type Actor = (typeof actors)[number]

export const relations = ['own', 'sameCompany', 'otherCompany'] as const
export type Relation = (typeof relations)[number]

export type Outcome = 'ok' | 401 | 403 | 404
export type Line = Readonly<Record<Actor, Outcome>>
/** A line for routes without a row, three for those with one. */
export type Expectation = Line | Readonly<Record<Relation, Line>>

export function line(cells: string): Line {
  const outcomes = cells.trim().split(/\s+/)
  if (outcomes.length !== actors.length)
    throw new Error(`«${cells}» has ${outcomes.length} cells, not ${actors.length}`)
  return Object.fromEntries(actors.map((actor, i) => [actor, asOutcome(outcomes[i]!)])) as Record<Actor, Outcome>
}

function asOutcome(cell: string): Outcome {
  if (cell === 'ok') return 'ok'
  const status = Number(cell)
  if (status === 401 || status === 403 || status === 404) return status
  throw new Error(`«${cell}» is no outcome`)
}

// oxfmt-ignore
const ownFile = {
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   404   404   404   404   404   404   404'),
  otherCompany: line('401   401   404   404   404   404   404   404   404'),
}
// oxfmt-ignore
const moderatedFile = {
  own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  sameCompany:  line('401   401   ok    ok    ok    404   404   404   404'),
  otherCompany: line('401   401   ok    ok    404   404   404   404   404'),
}

// oxfmt-ignore
export const expected: Readonly<Record<string, Expectation>> = {
  //                    anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
  // Anonymous brings no credentials; a revoked session does not stop anybody from signing in anew.
  login:           line('401   ok    ok    ok    ok    ok    ok    ok    ok'),
  refreshSession:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  checkSession:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readUserDetails: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  logOut:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),

  // Activities (decisions §3, §4). The row is published and company-internal unless the call needs another status; the
  // colleague’s draft is nobody else’s business, so asking for its review answers 404.
  listActivities:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readActivityChoices:    line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  countActivitiesByFilter: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  startExport:            line('401   401   ok    ok    ok    ok    403   403   403'),
  listExports:            line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readExport: ownFile,
  readExportFile: ownFile,
  drawActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  readActivityForm: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  createActivity:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  editActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  submitActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   404   404   404   404   404   404   404'),
    otherCompany:         line('401   401   404   404   404   404   404   404   404'),
  },
  reviewActivity: {
    own:                  line('401   401   403   403   403   403   403   403   403'),
    sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
    otherCompany:         line('401   401   ok    ok    404   404   403   403   403'),
  },
  publishActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    404   404   404'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  archiveActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  restoreActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  deleteActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  // ASSOCIATION acts on public content of the whole platform, and on all of its own company.
  featureActivity: {
    own:                  line('401   401   ok    ok    403   403   403   403   ok'),
    sameCompany:          line('401   401   ok    ok    403   403   403   403   ok'),
    otherCompany:         line('401   401   ok    ok    403   403   403   403   404'),
  },
  listFeaturedActivities: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listLatestActivities:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listOldestCards:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listTaskCards:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listExternalCards:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listCompanyCards:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  searchActivities:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readActivityLocation:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listWorkSectors:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),

  // Applications (decisions §3, §6; T19). The row is an internal application: of the company nobody reads it but the
  // applicant and the activity's author. Sending needs APPLY_ACTIVITY. About reviewing «own» is an application to one's
  // own activity.
  //                           anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
  listApplications:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readApplicationActivity: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  readApplication: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   404   404   404   404   404   404   404'),
    otherCompany:         line('401   401   404   404   404   404   404   404   404'),
  },
  // Nobody applies to their own activity.
  createApplication: {
    own:                  line('401   401   403   403   403   403   403   403   403'),
    sameCompany:          line('401   401   403   403   403   403   ok    ok    403'),
    otherCompany:         line('401   401   403   403   404   404   404   404   404'),
  },
  editApplication: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   404   404   404   404   404   404   404'),
    otherCompany:         line('401   401   404   404   404   404   404   404   404'),
  },
  sendApplication: {
    own:                  line('401   401   403   403   403   403   ok    ok    403'),
    sameCompany:          line('401   401   404   404   404   404   404   404   404'),
    otherCompany:         line('401   401   404   404   404   404   404   404   404'),
  },
  reviewApplication: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   404   404   404   404   404   404   404'),
    otherCompany:         line('401   401   404   404   404   404   404   404   404'),
  },
  deleteApplication: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   404   404   404   404   404   404   404'),
    otherCompany:         line('401   401   404   404   404   404   404   404   404'),
  },
  // The activity is public here: asking needs APPLY_ACTIVITY and READ_EXTERNAL_ACTIVITIES, and another company.
  requestApproval: {
    own:                  line('401   401   403   403   403   403   403   403   403'),
    sameCompany:          line('401   401   403   403   403   403   403   403   403'),
    otherCompany:         line('401   401   403   403   403   403   ok    404   403'),
  },
  readApproval: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    404   404   404'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  decideApproval: {
    own:                  line('401   401   403   403   403   403   403   403   403'),
    sameCompany:          line('401   401   ok    ok    ok    ok    403   403   403'),
    otherCompany:         line('401   401   ok    ok    404   404   403   403   403'),
  },
  deleteApproval: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   403   403   403   403   404   404   404'),
    otherCompany:         line('401   401   403   403   404   404   404   404   404'),
  },
  listApprovals:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  // Assignments (decisions §3, §4, §7): the apprentice's; past the draft also for who approves or updates them.
  readAssignment: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    404   404   404'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  readAssignmentForm: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    404   404   404'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  readAssignmentPrefill: {
    own:                  line('401   401   403   403   403   403   ok    403   403'),
    sameCompany:          line('401   401   403   403   403   403   404   403   403'),
    otherCompany:         line('401   401   403   403   403   403   404   403   403'),
  },
  createAssignment:       line('401   401   403   403   403   403   ok    403   403'),
  editAssignment: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    404   404   404'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  submitAssignment: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   404   404   404   404   404   404   404'),
    otherCompany:         line('401   401   404   404   404   404   404   404   404'),
  },

  checkBookmark:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  createBookmark: {
    own:                  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    otherCompany:         line('401   401   ok    ok    404   404   404   404   404'),
  },
  deleteBookmark:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readCompanyFooter:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readAuthorCard:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  searchPeople:           line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  fileReport:             line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  // Files. decisions §4: everybody uploads and deletes their own; DELETE_IMAGE and DELETE_DOCUMENT act on other people's,
  // of the own company for EDUCATION_OFFICER, of everybody for OWNER and ADMIN. Nobody checks somebody else's upload.
  //                       anon  revok OWNER ADMIN EDU_O VOC_T APPR  USER  ASSOC
  uploadImage:        line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  uploadDocument:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  validateImage:      ownFile,
  validateDocument:   ownFile,
  deleteImage:        moderatedFile,
  deleteDocument:     moderatedFile,
  cleanUpImages:      line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  cleanUpDocuments:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listImageTemplates: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readAvatar:         line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  // decisions §3: sessions are the person's own; §12.
  readActiveSessions: line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  logOutEverywhere: line('401  401   ok    ok    ok    ok    ok    ok    ok'),
  changePassword:  line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  requestRecovery: line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  checkRecovery:   line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  recoverPassword: line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  // Who holds no challenge of a right password gets nowhere.
  proveSecondFactor:    line('401 401 401 401 401 401 401 401 401'),
  readPasskeyChallenge: line('401 401 401 401 401 401 401 401 401'),
  // decisions §4: CREATE_INVITES.
  invite:          line('401   401   ok    ok    ok    403   403   403   403'),
  checkInvitation: line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  signUp:          line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  // A second factor is the person's own, whatever roles anybody holds.
  readSecondFactor:   line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  startTotp:          line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  confirmTotp:        line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  removeTotp:         line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  startPasskey:       line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  addPasskey:         line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  renewRecoveryCodes: line('401 401  ok    ok    ok    ok    ok    ok    ok'),
  removePasskey: {
    own:          line('401  401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:  line('401  401   404   404   404   404   404   404   404'),
    otherCompany: line('401  401   404   404   404   404   404   404   404'),
  },
  readSetup:       line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  finishSetup:     line('401   401   ok    ok    ok    ok    ok    ok    ok'),

  // Notifications and settings are the person's own (§3). A userId that is not the caller's: 403, in the feature's tests.
  listNotifications:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  listNonChatNotifications:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  countUnreadNotifications:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  markAllNotificationsRead:   line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readNotification: {
    own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:  line('401   401   404   404   404   404   404   404   404'),
    otherCompany: line('401   401   404   404   404   404   404   404   404'),
  },
  markNotificationRead: {
    own:          line('401   401   ok    ok    ok    ok    ok    ok    ok'),
    sameCompany:  line('401   401   404   404   404   404   404   404   404'),
    otherCompany: line('401   401   404   404   404   404   404   404   404'),
  },
  listEvents:                 line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  readSettings:               line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  changeNotificationSettings: line('401   401   ok    ok    ok    ok    ok    ok    ok'),
  // Whoever holds the mail holds the token; nobody needs to be signed in.
  unsubscribe:                line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  changeTheme:                line('401   401   ok    ok    ok    ok    ok    ok    ok'),

  readCaptcha:     line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
  sendContact:     line('ok    ok    ok    ok    ok    ok    ok    ok    ok'),
}

/** Live destinations: what a subscription or a SEND with the id of each relation answers. Refused closes the socket. */
export type GateOutcome = 'ok' | 'refused'
export type GateLine = Readonly<Record<Exclude<Actor, 'anonymous' | 'revoked'>, GateOutcome>>

const everyRole = (outcome: GateOutcome): GateLine =>
  Object.fromEntries(actors.slice(2).map((actor) => [actor, outcome])) as Record<Actor, GateOutcome>

/** decisions §3: notifications are the person's own, whatever roles anybody holds. */
const ownOnly = { own: everyRole('ok'), sameCompany: everyRole('refused'), otherCompany: everyRole('refused') }

/** Without an id there is one line: everybody hears, each what they may see. */
export const expectedLive: Readonly<Record<string, GateLine | Readonly<Record<Relation, GateLine>>>> = {
  notifications: ownOnly,
  notificationRead: ownOnly,
  nonChatNotifications: ownOnly,
  events: everyRole('ok'),
  logOutLive: ownOnly,
}
