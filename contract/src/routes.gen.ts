// Printed from routes.ts by `pnpm tables`; never edited by hand. The browser reads this instead of the zod schemas.
export const explainAccess = { method: 'POST', path: '/v1/admin/access' } as const
export const login = { method: 'GET', path: '/v1/auth/login' } as const
export const refreshSession = { method: 'GET', path: '/v1/auth/refresh' } as const
export const checkSession = { method: 'GET', path: '/v1/auth/check' } as const
export const readUserDetails = { method: 'GET', path: '/v1/auth/details' } as const
export const logOut = { method: 'POST', path: '/v1/auth/logout' } as const
export const readActiveSessions = { method: 'GET', path: '/v1/auth/active-sessions' } as const
export const logOutEverywhere = { method: 'PATCH', path: '/v1/auth/total-logout' } as const
export const endActiveSession = { method: 'PATCH', path: '/v1/auth/active-sessions/end' } as const
export const changePassword = { method: 'PATCH', path: '/v1/auth/pw-change' } as const
export const requestRecovery = { method: 'POST', path: '/v1/auth/request-recovery' } as const
export const checkRecovery = { method: 'GET', path: '/v1/auth/pw-recovery' } as const
export const recoverPassword = { method: 'PATCH', path: '/v1/auth/pw-recovery' } as const
export const proveSecondFactor = { method: 'POST', path: '/v1/auth/second-factor/verify' } as const
export const readPasskeyChallenge = { method: 'POST', path: '/v1/auth/second-factor/passkey-challenge' } as const
export const listActivities = { method: 'GET', path: '/v1/activities' } as const
export const readActivityChoices = { method: 'GET', path: '/v1/activities/choices' } as const
export const countActivitiesByFilter = { method: 'GET', path: '/v1/activities/counts' } as const
export const readActivity = { method: 'GET', path: '/v1/activities/details' } as const
export const drawActivity = { method: 'GET', path: '/v1/activities/pdf' } as const
export const readActivityForm = { method: 'GET', path: '/v1/activities/form' } as const
export const createActivity = { method: 'POST', path: '/v1/activities/form' } as const
export const editActivity = { method: 'PATCH', path: '/v1/activities/form' } as const
export const submitActivity = { method: 'PATCH', path: '/v1/activities/request-review' } as const
export const reviewActivity = { method: 'PATCH', path: '/v1/activities/form/approve' } as const
export const publishActivity = { method: 'PATCH', path: '/v1/activities/publish' } as const
export const archiveActivity = { method: 'PATCH', path: '/v1/activities/archive' } as const
export const restoreActivity = { method: 'PATCH', path: '/v1/activities/restore' } as const
export const deleteActivity = { method: 'DELETE', path: '/v1/activities' } as const
export const featureActivity = { method: 'PATCH', path: '/v1/activities/featured' } as const
export const listFeaturedActivities = { method: 'GET', path: '/v1/activities/featured' } as const
export const listSimilarActivities = { method: 'GET', path: '/v1/activities/similar' } as const
export const listLatestActivities = { method: 'GET', path: '/v1/activities/latest' } as const
export const listOldestCards = { method: 'GET', path: '/v1/activities/card/oldest' } as const
export const listTaskCards = { method: 'GET', path: '/v1/activities/card/task' } as const
export const listExternalCards = { method: 'GET', path: '/v1/activities/card/external' } as const
export const listCompanyCards = { method: 'GET', path: '/v1/activities/card/company' } as const
export const listAuthorCards = { method: 'GET', path: '/v1/activities/card/author' } as const
export const searchActivities = { method: 'GET', path: '/v1/activities/search' } as const
export const readActivityLocation = { method: 'GET', path: '/v1/activities/location' } as const
export const listWorkSectors = { method: 'GET', path: '/v1/work-sectors' } as const
export const readAdminOverview = { method: 'GET', path: '/v1/admin/overview' } as const
export const hideFirstDay = { method: 'PATCH', path: '/v1/admin/first-day/hide' } as const
export const listApplications = { method: 'GET', path: '/v1/applications' } as const
export const countApplications = { method: 'GET', path: '/v1/applications/counts' } as const
export const readApplicationActivity = { method: 'GET', path: '/v1/applications/activity' } as const
export const readApplication = { method: 'GET', path: '/v1/applications/details' } as const
export const createApplication = { method: 'POST', path: '/v1/applications/form' } as const
export const editApplication = { method: 'PATCH', path: '/v1/applications/form' } as const
export const sendApplication = { method: 'PATCH', path: '/v1/applications/publish' } as const
export const reviewApplication = { method: 'PATCH', path: '/v1/applications/form/approve' } as const
export const declineApplications = { method: 'PATCH', path: '/v1/applications/activity/decline' } as const
export const deleteApplication = { method: 'DELETE', path: '/v1/application' } as const
export const requestApproval = { method: 'POST', path: '/v1/applications/activity/approval' } as const
export const decideApproval = { method: 'PATCH', path: '/v1/applications/activity/approval' } as const
export const deleteApproval = { method: 'DELETE', path: '/v1/applications/activity/approval' } as const
export const readApproval = { method: 'GET', path: '/v1/applications/activity/approval/details' } as const
export const listApprovals = { method: 'GET', path: '/v1/applications/activity/approvals' } as const
export const readAssignment = { method: 'GET', path: '/v1/assignments/details' } as const
export const readAssignmentForm = { method: 'GET', path: '/v1/assignments/form' } as const
export const readAssignmentPrefill = { method: 'GET', path: '/v1/assignments/form/prefill' } as const
export const createAssignment = { method: 'POST', path: '/v1/assignments/form' } as const
export const editAssignment = { method: 'PATCH', path: '/v1/assignments/form' } as const
export const submitAssignment = { method: 'PATCH', path: '/v1/assignments/request-review' } as const
export const reviewAssignment = { method: 'PATCH', path: '/v1/assignments/form/approve' } as const
export const deleteAssignment = { method: 'DELETE', path: '/v1/assignments' } as const
export const listAudit = { method: 'GET', path: '/v1/admin/audit' } as const
export const exportAudit = { method: 'GET', path: '/v1/admin/audit/csv' } as const
export const createBlock = { method: 'POST', path: '/v1/blocks' } as const
export const deleteBlock = { method: 'DELETE', path: '/v1/blocks' } as const
export const listBlocks = { method: 'GET', path: '/v1/blocks' } as const
export const checkBlock = { method: 'GET', path: '/v1/blocks/check' } as const
export const checkBookmark = { method: 'GET', path: '/v1/bookmarks/check' } as const
export const createBookmark = { method: 'POST', path: '/v1/bookmarks/create' } as const
export const deleteBookmark = { method: 'DELETE', path: '/v1/bookmarks/delete' } as const
export const readCalendar = { method: 'GET', path: '/v1/calendar' } as const
export const renewCalendar = { method: 'POST', path: '/v1/calendar' } as const
export const revokeCalendar = { method: 'DELETE', path: '/v1/calendar' } as const
export const readCalendarFeed = { method: 'GET', path: '/v1/calendar/feed' } as const
export const listCatalogue = { method: 'GET', path: '/v1/admin/catalogues' } as const
export const addEntry = { method: 'POST', path: '/v1/admin/catalogues' } as const
export const changeEntry = { method: 'PATCH', path: '/v1/admin/catalogues' } as const
export const retireEntry = { method: 'PATCH', path: '/v1/admin/catalogues/retire' } as const
export const restoreEntry = { method: 'PATCH', path: '/v1/admin/catalogues/restore' } as const
export const orderSectors = { method: 'PATCH', path: '/v1/admin/catalogues/order' } as const
export const listManagedTemplates = { method: 'GET', path: '/v1/admin/templates' } as const
export const addTemplate = { method: 'POST', path: '/v1/admin/templates' } as const
export const changeTemplate = { method: 'PATCH', path: '/v1/admin/templates' } as const
export const retireTemplate = { method: 'PATCH', path: '/v1/admin/templates/retire' } as const
export const restoreTemplate = { method: 'PATCH', path: '/v1/admin/templates/restore' } as const
export const listCriteriaVersions = { method: 'GET', path: '/v1/admin/criteria' } as const
export const draftCriteria = { method: 'POST', path: '/v1/admin/criteria' } as const
export const editCriteria = { method: 'PATCH', path: '/v1/admin/criteria' } as const
export const discardCriteria = { method: 'DELETE', path: '/v1/admin/criteria' } as const
export const publishCriteria = { method: 'PATCH', path: '/v1/admin/criteria/publish' } as const
export const listChats = { method: 'GET', path: '/v1/chats' } as const
export const startChat = { method: 'POST', path: '/v1/chats' } as const
export const markChat = { method: 'PATCH', path: '/v1/chats' } as const
export const readChat = { method: 'GET', path: '/v1/chats/details' } as const
export const leaveChat = { method: 'POST', path: '/v1/chats/leave' } as const
export const readMessages = { method: 'GET', path: '/v1/chats/messages' } as const
export const deleteMessage = { method: 'DELETE', path: '/v1/chats/messages' } as const
export const searchChats = { method: 'GET', path: '/v1/chats/search' } as const
export const countUnreadChats = { method: 'GET', path: '/v1/chats/unread' } as const
export const listChatRequests = { method: 'GET', path: '/v1/chats/requests' } as const
export const answerChatRequest = { method: 'PATCH', path: '/v1/chats/requests' } as const
export const showRead = { method: 'PATCH', path: '/v1/chats/read-receipts' } as const
export const readCompanyFooter = { method: 'GET', path: '/v1/companies/footer' } as const
export const searchCompanies = { method: 'GET', path: '/v1/companies/search' } as const
export const listManagedCompanies = { method: 'GET', path: '/v1/admin/companies' } as const
export const readManagedCompany = { method: 'GET', path: '/v1/admin/companies/detail' } as const
export const onboardCompany = { method: 'POST', path: '/v1/admin/companies' } as const
export const editCompany = { method: 'PATCH', path: '/v1/admin/companies' } as const
export const inviteOfficer = { method: 'POST', path: '/v1/admin/companies/officer' } as const
export const pauseCompany = { method: 'PATCH', path: '/v1/admin/companies/pause' } as const
export const resumeCompany = { method: 'PATCH', path: '/v1/admin/companies/resume' } as const
export const listAssignments = { method: 'GET', path: '/v1/assignments' } as const
export const listApprentices = { method: 'GET', path: '/v1/users/apprentices' } as const
export const readBoard = { method: 'GET', path: '/v1/users/apprentices/board' } as const
export const readPlan = { method: 'GET', path: '/v1/users/apprentices/plan' } as const
export const listUsers = { method: 'GET', path: '/v1/users/manage' } as const
export const readEvaluationLink = { method: 'GET', path: '/v1/evaluations/link' } as const
export const sendEvaluationLink = { method: 'POST', path: '/v1/evaluations/link' } as const
export const revokeEvaluationLink = { method: 'DELETE', path: '/v1/evaluations/link' } as const
export const openGuestEvaluation = { method: 'GET', path: '/v1/evaluations/guest' } as const
export const saveGuestEvaluation = { method: 'PATCH', path: '/v1/evaluations/guest' } as const
export const submitGuestEvaluation = { method: 'PATCH', path: '/v1/evaluations/guest/submit' } as const
export const askForAccount = { method: 'POST', path: '/v1/evaluations/guest/account' } as const
export const listEvaluations = { method: 'GET', path: '/v1/evaluations' } as const
export const readEvaluation = { method: 'GET', path: '/v1/evaluations/details' } as const
export const readEvaluationForm = { method: 'GET', path: '/v1/evaluations/form' } as const
export const readCriteria = { method: 'GET', path: '/v1/evaluations/criteria' } as const
export const drawEvaluation = { method: 'GET', path: '/v1/evaluations/export' } as const
export const startEvaluation = { method: 'POST', path: '/v1/evaluations/form' } as const
export const saveEvaluation = { method: 'PATCH', path: '/v1/evaluations/form' } as const
export const submitEvaluation = { method: 'PATCH', path: '/v1/evaluations/details/submit' } as const
export const discussEvaluation = { method: 'PATCH', path: '/v1/evaluations/details/discussed' } as const
export const stateEvaluation = { method: 'POST', path: '/v1/evaluations/statement' } as const
export const agreeEvaluation = { method: 'PATCH', path: '/v1/evaluations/agreements' } as const
export const startExport = { method: 'POST', path: '/v1/exports' } as const
export const listExports = { method: 'GET', path: '/v1/exports' } as const
export const readExport = { method: 'GET', path: '/v1/exports/{id}' } as const
export const readExportFile = { method: 'GET', path: '/v1/exports/{id}/file' } as const
export const cancelExport = { method: 'DELETE', path: '/v1/exports/{id}' } as const
export const startApprenticesExport = { method: 'POST', path: '/v1/users/apprentices/export' } as const
export const fetchApprenticesExport = { method: 'GET', path: '/v1/users/apprentices/export' } as const
export const readFigures = { method: 'GET', path: '/v1/admin/figures' } as const
export const uploadImage = { method: 'POST', path: '/v1/images/upload' } as const
export const validateImage = { method: 'POST', path: '/v1/images/validate' } as const
export const deleteImage = { method: 'DELETE', path: '/v1/images' } as const
export const cleanUpImages = { method: 'DELETE', path: '/v1/images/clean-up' } as const
export const listImageTemplates = { method: 'GET', path: '/v1/images/templates' } as const
export const uploadDocument = { method: 'POST', path: '/v1/documents/upload' } as const
export const validateDocument = { method: 'POST', path: '/v1/documents/validate' } as const
export const deleteDocument = { method: 'DELETE', path: '/v1/documents/delete' } as const
export const cleanUpDocuments = { method: 'DELETE', path: '/v1/documents/clean-up' } as const
export const readAvatar = { method: 'GET', path: '/v1/users/avatar' } as const
export const createFollow = { method: 'POST', path: '/v1/follows/create' } as const
export const deleteFollow = { method: 'DELETE', path: '/v1/follows/delete' } as const
export const checkFollow = { method: 'GET', path: '/v1/follows/check' } as const
export const listFollows = { method: 'GET', path: '/v1/follows' } as const
export const searchFollows = { method: 'GET', path: '/v1/follows/search' } as const
export const listRecentProfiles = { method: 'GET', path: '/v1/profiles/discover/target/recent' } as const
export const listRelatedProfiles = { method: 'GET', path: '/v1/profiles/discover/target/related' } as const
export const invite = { method: 'POST', path: '/v1/invitations' } as const
export const checkInvitation = { method: 'GET', path: '/v1/auth/sign-up' } as const
export const signUp = { method: 'POST', path: '/v1/auth/sign-up' } as const
export const listInvitations = { method: 'GET', path: '/v1/admin/invitations' } as const
export const resendInvitation = { method: 'POST', path: '/v1/admin/invitations/resend' } as const
export const withdrawInvitation = { method: 'PATCH', path: '/v1/admin/invitations/withdraw' } as const
export const remindInvited = { method: 'POST', path: '/v1/admin/invitations/remind' } as const
export const importInvitations = { method: 'POST', path: '/v1/admin/invitations/import' } as const
export const checkInvited = { method: 'POST', path: '/v1/admin/invitations/known' } as const
export const listJobs = { method: 'GET', path: '/v1/admin/jobs' } as const
export const retryJobs = { method: 'PATCH', path: '/v1/admin/jobs/retry' } as const
export const discardJobs = { method: 'PATCH', path: '/v1/admin/jobs/discard' } as const
export const fileReport = { method: 'POST', path: '/v1/report' } as const
export const readDecision = { method: 'GET', path: '/v1/report/decision' } as const
export const objectToDecision = { method: 'POST', path: '/v1/report/objection' } as const
export const listReports = { method: 'GET', path: '/v1/admin/reports' } as const
export const countReports = { method: 'GET', path: '/v1/admin/reports/counts' } as const
export const readReport = { method: 'GET', path: '/v1/admin/reports/report' } as const
export const readReportedMessages = { method: 'POST', path: '/v1/admin/reports/messages' } as const
export const takeReport = { method: 'PATCH', path: '/v1/admin/reports/take' } as const
export const releaseReport = { method: 'PATCH', path: '/v1/admin/reports/release' } as const
export const decideReport = { method: 'PATCH', path: '/v1/admin/reports/decide' } as const
export const settleObjection = { method: 'PATCH', path: '/v1/admin/reports/objection' } as const
export const restoreReported = { method: 'PATCH', path: '/v1/admin/reports/restore' } as const
export const listRemoved = { method: 'GET', path: '/v1/admin/removed' } as const
export const restoreRemoved = { method: 'PATCH', path: '/v1/admin/removed/restore' } as const
export const drawMonthlySheet = { method: 'GET', path: '/v1/admin/monthly-sheet' } as const
export const readMyData = { method: 'GET', path: '/v1/auth/my-data' } as const
export const exportMyData = { method: 'POST', path: '/v1/auth/my-data/export' } as const
export const takeFarewell = { method: 'POST', path: '/v1/auth/my-data/farewell' } as const
export const askDeletion = { method: 'POST', path: '/v1/auth/my-data/deletion' } as const
export const cancelDeletion = { method: 'DELETE', path: '/v1/auth/my-data/deletion' } as const
export const readPersonDeletion = { method: 'GET', path: '/v1/admin/users/{id}/deletion' } as const
export const askPersonDeletion = { method: 'POST', path: '/v1/admin/users/{id}/deletion' } as const
export const cancelPersonDeletion = { method: 'DELETE', path: '/v1/admin/users/{id}/deletion' } as const
export const listNotifications = { method: 'GET', path: '/v1/notifications' } as const
export const listNonChatNotifications = { method: 'GET', path: '/v1/notifications/non-chat' } as const
export const countUnreadNotifications = { method: 'GET', path: '/v1/notifications/unread' } as const
export const readNotification = { method: 'GET', path: '/v1/notifications/{id}' } as const
export const markNotificationRead = { method: 'PATCH', path: '/v1/notifications' } as const
export const markAllNotificationsRead = { method: 'PATCH', path: '/v1/notifications/read/all' } as const
export const listEvents = { method: 'GET', path: '/v1/events' } as const
export const readAuthorCard = { method: 'GET', path: '/v1/users/author-card' } as const
export const searchPeople = { method: 'GET', path: '/v1/users/search' } as const
export const listProfessions = { method: 'GET', path: '/v1/professions' } as const
export const listManagedPeople = { method: 'GET', path: '/v1/admin/people' } as const
export const readManagedPerson = { method: 'GET', path: '/v1/admin/people/detail' } as const
export const changePerson = { method: 'PATCH', path: '/v1/admin/people' } as const
export const changePeople = { method: 'PATCH', path: '/v1/admin/people/bulk' } as const
export const readThingsToHandOver = { method: 'GET', path: '/v1/admin/people/hand-over' } as const
export const handOver = { method: 'PATCH', path: '/v1/admin/people/hand-over' } as const
export const deactivatePerson = { method: 'PATCH', path: '/v1/admin/people/deactivate' } as const
export const setLastDay = { method: 'PATCH', path: '/v1/admin/people/last-day' } as const
export const reactivatePerson = { method: 'PATCH', path: '/v1/admin/people/reactivate' } as const
export const endPersonSessions = { method: 'PATCH', path: '/v1/admin/people/end-sessions' } as const
export const readProfile = { method: 'GET', path: '/v1/profiles/{type}' } as const
export const editUserCard = { method: 'PATCH', path: '/v1/profiles/user/card' } as const
export const editUserAbout = { method: 'PATCH', path: '/v1/profiles/user/about' } as const
export const editCompanyCard = { method: 'PATCH', path: '/v1/profiles/company/card' } as const
export const editCompanyAbout = { method: 'PATCH', path: '/v1/profiles/company/about' } as const
export const emptyProfile = { method: 'PATCH', path: '/v1/profiles/user/empty' } as const
export const changeVisibility = { method: 'PATCH', path: '/v1/profiles/user/visibility' } as const
export const listCompanyPeople = { method: 'GET', path: '/v1/profiles/company/people' } as const
export const listPosts = { method: 'GET', path: '/v1/posts' } as const
export const readPost = { method: 'GET', path: '/v1/posts/{id}' } as const
export const savePost = { method: 'POST', path: '/v1/posts' } as const
export const deletePost = { method: 'DELETE', path: '/v1/posts' } as const
export const markHelpful = { method: 'PATCH', path: '/v1/comments/helpful' } as const
export const saveComment = { method: 'POST', path: '/v1/comments' } as const
export const deleteComment = { method: 'DELETE', path: '/v1/comments' } as const
export const changeHeart = { method: 'POST', path: '/v1/hearts' } as const
export const readCaptcha = { method: 'GET', path: '/v1/captcha' } as const
export const sendContact = { method: 'POST', path: '/v1/contact' } as const
export const readSchooldays = { method: 'GET', path: '/v1/schooldays' } as const
export const saveSchooldays = { method: 'POST', path: '/v1/schooldays' } as const
export const listSemesters = { method: 'GET', path: '/v1/school-semesters' } as const
export const createSemester = { method: 'POST', path: '/v1/school-semesters' } as const
export const deleteSemester = { method: 'DELETE', path: '/v1/school-semesters' } as const
export const readAllSemesters = { method: 'GET', path: '/v1/school-semesters/all' } as const
export const readMarks = { method: 'GET', path: '/v1/school-semesters/marks' } as const
export const createMark = { method: 'POST', path: '/v1/school-semesters/marks' } as const
export const editMark = { method: 'PUT', path: '/v1/school-semesters/marks' } as const
export const deleteMark = { method: 'DELETE', path: '/v1/school-semesters/marks/{schoolMarkId}' } as const
export const drawSemester = { method: 'GET', path: '/v1/school-semesters/pdf' } as const
export const listSchoolSubjects = { method: 'GET', path: '/v1/school-subjects' } as const
export const listSchoolViews = { method: 'GET', path: '/v1/school-semesters/views' } as const
export const readOwnSupervisor = { method: 'GET', path: '/v1/school-semesters/supervisor' } as const
export const searchEverything = { method: 'GET', path: '/v1/search' } as const
export const readSecondFactor = { method: 'GET', path: '/v1/auth/second-factor' } as const
export const startTotp = { method: 'POST', path: '/v1/auth/second-factor/totp' } as const
export const confirmTotp = { method: 'PATCH', path: '/v1/auth/second-factor/totp' } as const
export const removeTotp = { method: 'DELETE', path: '/v1/auth/second-factor/totp' } as const
export const startPasskey = { method: 'POST', path: '/v1/auth/second-factor/passkeys/options' } as const
export const addPasskey = { method: 'POST', path: '/v1/auth/second-factor/passkeys' } as const
export const removePasskey = { method: 'DELETE', path: '/v1/auth/second-factor/passkeys' } as const
export const renewRecoveryCodes = { method: 'POST', path: '/v1/auth/second-factor/recovery-codes' } as const
export const readSettings = { method: 'GET', path: '/v1/settings' } as const
export const changeNotificationSettings = { method: 'PATCH', path: '/v1/settings/notification' } as const
export const unsubscribe = { method: 'POST', path: '/v1/settings/unsubscribe' } as const
export const changeTheme = { method: 'PATCH', path: '/v1/settings/theme' } as const
export const readSetup = { method: 'GET', path: '/v1/profiles/setup' } as const
export const finishSetup = { method: 'POST', path: '/v1/profiles/setup' } as const
export const listSwitches = { method: 'GET', path: '/v1/admin/switches' } as const
export const switchOff = { method: 'PATCH', path: '/v1/admin/switches/off' } as const
export const switchOn = { method: 'PATCH', path: '/v1/admin/switches/on' } as const
export const readWorkHistory = { method: 'GET', path: '/v1/assignments/history' } as const
export const readWorkStats = { method: 'GET', path: '/v1/assignments/stats' } as const
export const drawWorkHistory = { method: 'GET', path: '/v1/assignments/history/pdf' } as const
export const tabulateWorkHistory = { method: 'GET', path: '/v1/assignments/history/csv' } as const

export const routeTable = {
  explainAccess,
  login,
  refreshSession,
  checkSession,
  readUserDetails,
  logOut,
  readActiveSessions,
  logOutEverywhere,
  endActiveSession,
  changePassword,
  requestRecovery,
  checkRecovery,
  recoverPassword,
  proveSecondFactor,
  readPasskeyChallenge,
  listActivities,
  readActivityChoices,
  countActivitiesByFilter,
  readActivity,
  drawActivity,
  readActivityForm,
  createActivity,
  editActivity,
  submitActivity,
  reviewActivity,
  publishActivity,
  archiveActivity,
  restoreActivity,
  deleteActivity,
  featureActivity,
  listFeaturedActivities,
  listSimilarActivities,
  listLatestActivities,
  listOldestCards,
  listTaskCards,
  listExternalCards,
  listCompanyCards,
  listAuthorCards,
  searchActivities,
  readActivityLocation,
  listWorkSectors,
  readAdminOverview,
  hideFirstDay,
  listApplications,
  countApplications,
  readApplicationActivity,
  readApplication,
  createApplication,
  editApplication,
  sendApplication,
  reviewApplication,
  declineApplications,
  deleteApplication,
  requestApproval,
  decideApproval,
  deleteApproval,
  readApproval,
  listApprovals,
  readAssignment,
  readAssignmentForm,
  readAssignmentPrefill,
  createAssignment,
  editAssignment,
  submitAssignment,
  reviewAssignment,
  deleteAssignment,
  listAudit,
  exportAudit,
  createBlock,
  deleteBlock,
  listBlocks,
  checkBlock,
  checkBookmark,
  createBookmark,
  deleteBookmark,
  readCalendar,
  renewCalendar,
  revokeCalendar,
  readCalendarFeed,
  listCatalogue,
  addEntry,
  changeEntry,
  retireEntry,
  restoreEntry,
  orderSectors,
  listManagedTemplates,
  addTemplate,
  changeTemplate,
  retireTemplate,
  restoreTemplate,
  listCriteriaVersions,
  draftCriteria,
  editCriteria,
  discardCriteria,
  publishCriteria,
  listChats,
  startChat,
  markChat,
  readChat,
  leaveChat,
  readMessages,
  deleteMessage,
  searchChats,
  countUnreadChats,
  listChatRequests,
  answerChatRequest,
  showRead,
  readCompanyFooter,
  searchCompanies,
  listManagedCompanies,
  readManagedCompany,
  onboardCompany,
  editCompany,
  inviteOfficer,
  pauseCompany,
  resumeCompany,
  listAssignments,
  listApprentices,
  readBoard,
  readPlan,
  listUsers,
  readEvaluationLink,
  sendEvaluationLink,
  revokeEvaluationLink,
  openGuestEvaluation,
  saveGuestEvaluation,
  submitGuestEvaluation,
  askForAccount,
  listEvaluations,
  readEvaluation,
  readEvaluationForm,
  readCriteria,
  drawEvaluation,
  startEvaluation,
  saveEvaluation,
  submitEvaluation,
  discussEvaluation,
  stateEvaluation,
  agreeEvaluation,
  startExport,
  listExports,
  readExport,
  readExportFile,
  cancelExport,
  startApprenticesExport,
  fetchApprenticesExport,
  readFigures,
  uploadImage,
  validateImage,
  deleteImage,
  cleanUpImages,
  listImageTemplates,
  uploadDocument,
  validateDocument,
  deleteDocument,
  cleanUpDocuments,
  readAvatar,
  createFollow,
  deleteFollow,
  checkFollow,
  listFollows,
  searchFollows,
  listRecentProfiles,
  listRelatedProfiles,
  invite,
  checkInvitation,
  signUp,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
  remindInvited,
  importInvitations,
  checkInvited,
  listJobs,
  retryJobs,
  discardJobs,
  fileReport,
  readDecision,
  objectToDecision,
  listReports,
  countReports,
  readReport,
  readReportedMessages,
  takeReport,
  releaseReport,
  decideReport,
  settleObjection,
  restoreReported,
  listRemoved,
  restoreRemoved,
  drawMonthlySheet,
  readMyData,
  exportMyData,
  takeFarewell,
  askDeletion,
  cancelDeletion,
  readPersonDeletion,
  askPersonDeletion,
  cancelPersonDeletion,
  listNotifications,
  listNonChatNotifications,
  countUnreadNotifications,
  readNotification,
  markNotificationRead,
  markAllNotificationsRead,
  listEvents,
  readAuthorCard,
  searchPeople,
  listProfessions,
  listManagedPeople,
  readManagedPerson,
  changePerson,
  changePeople,
  readThingsToHandOver,
  handOver,
  deactivatePerson,
  setLastDay,
  reactivatePerson,
  endPersonSessions,
  readProfile,
  editUserCard,
  editUserAbout,
  editCompanyCard,
  editCompanyAbout,
  emptyProfile,
  changeVisibility,
  listCompanyPeople,
  listPosts,
  readPost,
  savePost,
  deletePost,
  markHelpful,
  saveComment,
  deleteComment,
  changeHeart,
  readCaptcha,
  sendContact,
  readSchooldays,
  saveSchooldays,
  listSemesters,
  createSemester,
  deleteSemester,
  readAllSemesters,
  readMarks,
  createMark,
  editMark,
  deleteMark,
  drawSemester,
  listSchoolSubjects,
  listSchoolViews,
  readOwnSupervisor,
  searchEverything,
  readSecondFactor,
  startTotp,
  confirmTotp,
  removeTotp,
  startPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
  readSettings,
  changeNotificationSettings,
  unsubscribe,
  changeTheme,
  readSetup,
  finishSetup,
  listSwitches,
  switchOff,
  switchOn,
  readWorkHistory,
  readWorkStats,
  drawWorkHistory,
  tabulateWorkHistory,
} as const
