// The screens of the admin tool: which module shows them, what they are called, and which answer of `can` opens them.
// routes.ts makes its routes from this table, the bar its entries. A screen without a group is reached from another.
import type { Action } from '@werkplatz/contract/rules/access.ts'

export type AdminGroup = 'daily' | 'contents' | 'technics'

export interface AdminScreen {
  /** Below web/src. */
  page: string
  crumb: string
  /** Whoever may not learns no more than that the page is not there. */
  can: Action
  /** Where it stands in the bar. */
  group?: AdminGroup
}

// oxfmt-ignore
export const adminScreens = {
  '/admin': { crumb: 'Übersicht', can: 'admin.open', group: 'daily', page: 'app/pages/AdminHome.tsx' },
  '/admin/invitations': { crumb: 'Einladungen', can: 'invitation.create', group: 'daily', page: 'features/invitations/pages/InvitationsPage.tsx' },
  '/admin/invitations/form': { crumb: 'Einladen', can: 'invitation.create', page: 'features/invitations/pages/InvitePage.tsx' },
  '/admin/people': { crumb: 'Personen', can: 'admin.listPeople', group: 'daily', page: 'features/people/pages/PeoplePage.tsx' },
  '/admin/people/detail': { crumb: 'Person', can: 'admin.listPeople', page: 'features/people/pages/PersonPage.tsx' },
  '/admin/people/hand-over': { crumb: 'Deaktivieren', can: 'admin.listPeople', page: 'features/people/pages/HandOverPage.tsx' },
  '/admin/companies': { crumb: 'Betriebe', can: 'admin.listCompanies', group: 'daily', page: 'features/companies/pages/CompaniesPage.tsx' },
  '/admin/companies/form': { crumb: 'Aufnehmen', can: 'company.onboard', page: 'features/companies/pages/OnboardingPage.tsx' },
  '/admin/companies/detail': { crumb: 'Betrieb', can: 'admin.listCompanies', page: 'features/companies/pages/CompanyDetailPage.tsx' },
  '/admin/reports': { crumb: 'Meldungen', can: 'report.oversee', group: 'daily', page: 'features/moderation/pages/ReportsPage.tsx' },
  '/admin/access': { crumb: 'Warum sieht sie das nicht?', can: 'admin.explainAccess', page: 'features/access-check/pages/AccessCheckPage.tsx' },
  '/admin/catalogues': { crumb: 'Verzeichnisse', can: 'admin.editCatalogues', group: 'contents', page: 'features/catalogues/pages/CataloguesPage.tsx' },
  '/admin/criteria': { crumb: 'Kriterien', can: 'admin.editCatalogues', group: 'contents', page: 'features/catalogues/pages/CriteriaPage.tsx' },
  '/admin/templates': { crumb: 'Bildvorlagen', can: 'admin.editCatalogues', group: 'contents', page: 'features/catalogues/pages/TemplatesPage.tsx' },
  '/admin/audit': { crumb: 'Protokoll', can: 'admin.readAudit', group: 'technics', page: 'features/audit/pages/AuditPage.tsx' },
  '/admin/switches': { crumb: 'Schalter', can: 'admin.switch', group: 'technics', page: 'features/switches/pages/SwitchesPage.tsx' },
  '/admin/jobs': { crumb: 'Aufträge', can: 'admin.runJobs', group: 'technics', page: 'features/jobs/pages/JobsPage.tsx' },
} satisfies Record<`/admin${string}`, AdminScreen>

const byPath: Readonly<Record<string, AdminScreen>> = adminScreens
export const adminScreenAt = (pathname: string): AdminScreen | undefined => byPath[pathname.replace(/\/+$/, '')]
