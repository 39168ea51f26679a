// The screens below /dashboard and /admin that exist. What leads to any other is not offered; whoever builds one adds
// its line here, and every way to it appears. A test holds the list to routes.ts.
export const builtScreens: readonly string[] = [
  '/admin',
  '/dashboard',
  '/dashboard/activities',
  '/dashboard/activities/detail',
  '/dashboard/activities/form',
  '/dashboard/applications',
  '/dashboard/applications/approval/detail',
  '/dashboard/applications/detail',
  '/dashboard/applications/form',
  '/dashboard/company/assignment/form',
  '/dashboard/control-panel',
  '/dashboard/login',
  '/dashboard/pw-recovery',
  '/dashboard/request-recovery',
  '/dashboard/setup',
  '/dashboard/sign-up',
]

const isInside = (path: string) => /^\/(dashboard|admin)(\/|$)/.test(path)

/** Whether an address of the product leads to a page; those of the public site all do. */
export function isBuilt(to: string): boolean {
  const path = (/^[^?#]*/.exec(to)?.[0] ?? '').replace(/\/+$/, '')
  return !isInside(path) || builtScreens.includes(path)
}

/** The address if there is something to see, else the other one. */
export const builtOr = <Other>(to: string, other: Other): string | Other => (isBuilt(to) ? to : other)
