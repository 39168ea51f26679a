// The screens of the dashboard's frame: which module shows them, and what they are called in breadcrumbs and on narrow
// screens. routes.ts makes its routes from this table. Each has a page, or says where it leads instead.
export interface Screen {
  /** Below web/src. */
  page?: string
  crumb: string
  /** On narrow screens the title stands alone and needs more than «Detail». */
  title?: string
  /** A level without a page of its own: its address and its breadcrumb lead here. */
  to?: string
}

// oxfmt-ignore
export const screens: Readonly<Record<string, Screen>> = {
  '/dashboard':                                  { crumb: 'Home', page: 'app/pages/DashboardHome.tsx' },
  '/dashboard/imprint':                          { crumb: 'Impressum', to: '/imprint' },
  '/dashboard/terms':                            { crumb: 'AGB', to: '/terms/service' },
  '/dashboard/contact':                          { crumb: 'Kontakt', to: '/contact' },
  '/dashboard/activities':                       { crumb: 'Aktivitäten', page: 'features/activities/pages/ActivitiesPage.tsx' },
  '/dashboard/activities/detail':                { crumb: 'Detail', title: 'Aktivität', page: 'app/pages/ActivityDetail.tsx' },
  '/dashboard/activities/form':                  { crumb: 'Editor', title: 'Aktivität', page: 'features/activities/form/ActivityFormPage.tsx' },
  '/dashboard/applications':                     { crumb: 'Bewerbungen', page: 'features/applications/pages/ApplicationsPage.tsx' },
  '/dashboard/applications/detail':              { crumb: 'Detail', title: 'Bewerbung', page: 'features/applications/pages/ApplicationDetailPage.tsx' },
  '/dashboard/applications/form':                { crumb: 'Bewerben', page: 'features/applications/form/ApplicationFormPage.tsx' },
  '/dashboard/applications/approval/detail':     { crumb: 'Externe Anfrage', page: 'features/applications/pages/ApprovalDetailPage.tsx' },
  '/dashboard/company':                          { crumb: 'Betrieb', page: 'features/company-area/pages/CompanyPage.tsx' },
  '/dashboard/company/assignment':               { crumb: 'Einsatz', page: 'features/assignments/pages/AssignmentPage.tsx' },
  '/dashboard/company/assignment/form':          { crumb: 'Editor', title: 'Einsatz', page: 'features/assignments/form/AssignmentFormPage.tsx' },
  '/dashboard/company/planner':                  { crumb: 'Planer', page: 'features/company-area/pages/PlannerPage.tsx' },
  '/dashboard/company/evaluation':               { crumb: 'Bewertung', page: 'features/evaluations/pages/EvaluationPage.tsx' },
  '/dashboard/company/evaluation/form':          { crumb: 'Editor', title: 'Bewertung', page: 'features/evaluations/form/EvaluationFormPage.tsx' },
  '/dashboard/company/school-semester':          { crumb: 'Schulnoten', to: '/dashboard/company?filter=SCHOOL_GRADES' },
  '/dashboard/company/school-semester/detail':   { crumb: 'Semester', page: 'features/school/pages/SemesterPage.tsx' },
  '/dashboard/company/school-semesters':         { crumb: 'Alle Semester', page: 'features/school/pages/AllSemestersPage.tsx' },
  '/dashboard/community':                        { crumb: 'Community', page: 'app/pages/CommunityPage.tsx' },
  '/dashboard/community/profile':                { crumb: 'Profil', page: 'app/pages/ProfilePage.tsx' },
  '/dashboard/community/post':                   { crumb: 'Beitrag', page: 'app/pages/CommunityPost.tsx' },
  '/dashboard/community/follow':                 { crumb: 'Follows & Follower', page: 'app/pages/CommunityFollows.tsx' },
  '/dashboard/control-panel':                    { crumb: 'Kontrollzentrum', page: 'app/pages/ControlPanelPage.tsx' },
}
