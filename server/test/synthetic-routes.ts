// Routes that exist only inside one test file, to prove that the engines see what they should. The contract's list is
// read at each call, so a route put there is served like any other.
import { routes, type RouteKey } from '@werkplatz/contract/routes.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'

import type { Handler } from '../src/http/handlers.ts'

export interface SyntheticRoute {
  key: string
  route: Route
  handler: Handler
}

export function syntheticRoute(key: string, route: Route, run: Handler['run']): SyntheticRoute {
  Object.assign(routes, { [key]: route })
  return { key, route, handler: { key: key as RouteKey, run } }
}
