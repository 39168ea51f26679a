// Every URL of the product is built here and nowhere else.
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

export const paths = {
  home: () => '/',
  features: () => '/features',
  mission: () => '/mission',
  contact: () => '/contact',
  register: () => '/register',
  imprint: () => '/imprint',
  termsOfUse: () => '/terms/use',
  termsOfService: () => '/terms/service',
  privacyPolicy: () => '/privacy-policy',

  /** For contact persons without an account; the mailed link carries a token. */
  guestEvaluation: () => '/evaluation',

  login: () => '/dashboard/login',
  signUp: () => '/dashboard/sign-up',
  recovery: () => '/dashboard/pw-recovery',
  requestRecovery: () => '/dashboard/request-recovery',
  setup: () => '/dashboard/setup',

  dashboard: () => '/dashboard',
  activities: (filter?: string) => withQuery('/dashboard/activities', { filter }),
  /** The open ones of one kind. */
  market: (type: 'PROJECT' | 'TASK') => withQuery('/dashboard/activities', { filter: 'OPEN', type }),
  /** Open ones with a free place that begin soon. */
  startingSoon: () => withQuery('/dashboard/activities', { filter: 'OPEN', start: 'TWO_WEEKS', free: 'true' }),
  /** The open ones that hold these words. */
  openWith: (query: string) => withQuery('/dashboard/activities', { filter: 'OPEN', query }),
  activity: (id: string) => withQuery('/dashboard/activities/detail', { id }),
  activityForm: (id?: string) => withQuery('/dashboard/activities/form', { id }),
  applications: (filter?: string) => withQuery('/dashboard/applications', { filter }),
  application: (id: string) => withQuery('/dashboard/applications/detail', { id }),
  applicationForm: (activityId: string, id?: string) => withQuery('/dashboard/applications/form', { activityId, id }),
  approval: (id: string) => withQuery('/dashboard/applications/approval/detail', { id }),
  company: (filter?: string) => withQuery('/dashboard/company', { filter }),
  /** What has waited too long, of what waits for approval. */
  waitingLong: () => withQuery('/dashboard/company', { filter: 'APPROVE_ASSIGNMENT', waiting: 'LONG' }),
  outstanding: (which: 'ALL' | 'LATE') =>
    withQuery('/dashboard/company', { filter: 'EVALUATIONS', outstanding: which }),
  planner: () => '/dashboard/company/planner',
  assignment: (id: string) => withQuery('/dashboard/company/assignment', { id }),
  assignmentForm: (id?: string) => withQuery('/dashboard/company/assignment/form', { id }),
  /** A new one like another: right after it, or once more. */
  assignmentLike: (like: string, as: 'extend' | 'again') =>
    withQuery('/dashboard/company/assignment/form', { like, as }),
  /** A new one, filled from what somebody was accepted for. */
  assignmentFrom: (applicationId: string) => withQuery('/dashboard/company/assignment/form', { applicationId }),
  evaluation: (id: string) => withQuery('/dashboard/company/evaluation', { id }),
  evaluationForm: (id: string) => withQuery('/dashboard/company/evaluation/form', { id }),
  semester: (id: string, year: number, semester: number) =>
    withQuery('/dashboard/company/school-semester/detail', { id, year: String(year), semester: String(semester) }),
  semesters: (apprenticeId: string, name: string) =>
    withQuery('/dashboard/company/school-semesters', { apprenticeId, name }),
  community: (filter?: 'ALL' | 'FOLLOWED') => withQuery('/dashboard/community', { filter }),
  /** A post that shows an activity, or a finished assignment. */
  showActivity: (showActivity: string) => withQuery('/dashboard/community', { showActivity }),
  showAssignment: (showAssignment: string) => withQuery('/dashboard/community', { showAssignment }),
  chat: (chatId: string) => withQuery('/dashboard/community', { chatId }),
  /** `about`: what one comes from; its card is the chat's first line. */
  chatWith: (userId: string, about?: { type: 'activity' | 'application' | 'assignment'; id: string }) =>
    withQuery('/dashboard/community', { chatWithUser: userId, about: about?.type, aboutId: about?.id }),
  post: (id: string) => withQuery('/dashboard/community/post', { id }),
  profile: (id: string, type: 'user' | 'company', more: { view?: 'edit' | 'preview'; tab?: string } = {}) =>
    withQuery('/dashboard/community/profile', { id, type, ...more }),
  follows: (userId: string, mode: 'FOLLOWERS' | 'USER_FOLLOWS') =>
    withQuery('/dashboard/community/follow', { userId, mode }),
  controlPanel: (tab?: 'system') => withQuery('/dashboard/control-panel', { tab }),
  /** What was decided about something one wrote. */
  decision: (decision: string) => withQuery('/dashboard/control-panel', { tab: 'user', decision }),

  admin: () => '/admin',
  adminInvitations: (view?: string) => withQuery('/admin/invitations', { view }),
  adminInvite: () => '/admin/invitations/form',
  adminPeople: (filter: { missing?: string; role?: string } = {}) => withQuery('/admin/people', filter),
  adminPerson: (id: string) => withQuery('/admin/people/detail', { id }),
  adminHandOver: (id: string) => withQuery('/admin/people/hand-over', { id }),
  adminCompanies: (state?: string) => withQuery('/admin/companies', { state }),
  adminCompany: (id: string) => withQuery('/admin/companies/detail', { id }),
  adminOnboarding: () => '/admin/companies/form',
  adminReports: (at: { view?: string; id?: string; page?: string } = {}) => withQuery('/admin/reports', at),
  adminWhy: () => '/admin/access',
  adminCatalogues: (kind?: string) => withQuery('/admin/catalogues', { kind }),
  adminCriteria: (version?: number) => withQuery('/admin/criteria', { version: version?.toString() }),
  adminTemplates: () => '/admin/templates',
  /** Everything, or what concerns one person. */
  adminAudit: (person?: string) => withQuery('/admin/audit', { person }),
  adminSwitches: () => '/admin/switches',
  adminJobs: () => '/admin/jobs',
}

/** Pages below /dashboard that are open to everybody and always wear the DEFAULT theme. */
export const authPaths = [
  '/dashboard/login',
  '/dashboard/sign-up',
  '/dashboard/pw-recovery',
  '/dashboard/request-recovery',
]

/**
 * A path the browser may follow: of this origin and below /dashboard or /admin. Location headers and remembered pages pass
 * through here, so that neither can lead to another site or run a script.
 */
export function safeLocation(location: string | null | undefined, origin = 'https://werkplatz.invalid'): string | null {
  if (!location?.startsWith('/')) return null
  let url: URL
  try {
    url = new URL(location, origin)
  } catch {
    return null
  }
  // `//evil` and `/\evil` begin with a slash but name another host.
  if (url.origin !== new URL(origin).origin) return null
  if (!/^\/(dashboard|admin)(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}
