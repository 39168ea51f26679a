// The entries of the admin tool's bar, in their order: everything of admin-screens.ts that has a group.
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconFlag3 from '@tabler/icons-react/dist/esm/icons/IconFlag3.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs'
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import IconTags from '@tabler/icons-react/dist/esm/icons/IconTags.mjs'
import IconToggleRight from '@tabler/icons-react/dist/esm/icons/IconToggleRight.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { UserDetails } from '@werkplatz/contract/accounts/schemas.ts'
import type { AdminFigures } from '@werkplatz/contract/figures/schemas.ts'

import { type AdminGroup, type AdminScreen, adminScreens } from '../../lib/admin-screens.ts'

const icons: Record<string, typeof IconUsers> = {
  '/admin': IconLayoutDashboard,
  '/admin/invitations': IconMailForward,
  '/admin/people': IconUsers,
  '/admin/companies': IconBuilding,
  '/admin/reports': IconFlag3,
  '/admin/catalogues': IconTags,
  '/admin/criteria': IconListCheck,
  '/admin/templates': IconPhoto,
  '/admin/audit': IconHistory,
  '/admin/switches': IconToggleRight,
  '/admin/jobs': IconStack2,
}

export interface AdminSection {
  to: string
  label: string
  group: AdminGroup
  can: AdminScreen['can']
  icon: typeof IconUsers
}

const all: readonly AdminSection[] = Object.entries<AdminScreen>(adminScreens).flatMap(([to, { crumb, can, group }]) =>
  group ? [{ to, label: crumb, can, group, icon: icons[to] ?? IconLayoutDashboard }] : [],
)

/** What this person may open; what they may not is not in the bar. */
export const adminSectionsFor = (user: UserDetails | null): AdminSection[] =>
  user ? all.filter(({ can }) => user.can[can]) : []

/** page: exactly here. true: somewhere below. */
export function currentAdminSection(pathname: string, to: string): 'page' | 'true' | undefined {
  const path = pathname.replace(/\/+$/, '')
  if (path === to) return 'page'
  return to !== '/admin' && path.startsWith(`${to}/`) ? 'true' : undefined
}

/** The phone's bar has room for five: more than that, and the last place opens the others. */
export function dividedForPhone(sections: readonly AdminSection[]) {
  return sections.length <= 5
    ? { first: sections, more: [] }
    : { first: sections.filter(isOfPhoneBar), more: sections.filter((section) => !isOfPhoneBar(section)) }
}

const isOfPhoneBar = ({ to }: AdminSection) =>
  ['/admin', '/admin/invitations', '/admin/people', '/admin/reports'].includes(to)

/** How much waits in a section; the overview says it in words. */
export function waitingIn(waiting: AdminFigures['waiting'] | undefined, to: string): number {
  if (to === '/admin/reports') return waiting?.reports ?? 0
  return to === '/admin/jobs' ? (waiting?.deadLetters ?? 0) : 0
}
