// Which screens below /dashboard and /admin exist. What leads to any other is not offered; with its page in screens.ts
// or admin-screens.ts every way to it appears. A test holds the list to routes.ts.
import { adminScreens } from './admin-screens.ts'
import { authPaths, paths } from './paths.ts'
import { screens } from './screens.ts'

const inDashboard = Object.keys(screens)
const inAdmin = Object.keys(adminScreens)
export const builtScreens: readonly string[] = [...inDashboard, ...authPaths, paths.setup(), ...inAdmin].toSorted()

const isInside = (path: string) => /^\/(dashboard|admin)(\/|$)/.test(path)

/** Whether an address of the product leads to a page; those of the public site all do. */
export function isBuilt(to: string): boolean {
  const path = (/^[^?#]*/.exec(to)?.[0] ?? '').replace(/\/+$/, '')
  return !isInside(path) || builtScreens.includes(path)
}

/** The address if there is something to see, else the other one. */
export const builtOr = <Other>(to: string, other: Other): string | Other => (isBuilt(to) ? to : other)
