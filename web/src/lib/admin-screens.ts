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
  '/admin/reports': { crumb: 'Meldungen', can: 'report.oversee', group: 'daily', page: 'features/moderation/pages/ReportsPage.tsx' },
} satisfies Record<`/admin${string}`, AdminScreen>

export type AdminPath = keyof typeof adminScreens

const byPath: Readonly<Record<string, AdminScreen>> = adminScreens
export const adminScreenAt = (pathname: string): AdminScreen | undefined => byPath[pathname.replace(/\/+$/, '')]
