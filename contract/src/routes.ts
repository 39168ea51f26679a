// All REST routes. Keys are the names used everywhere: contract key = action = client call = test title.
import { together } from './features.ts'
import type { Route } from './shared/route.ts'

export const routes = together('routes')

export type Routes = typeof routes
export type RouteKey = keyof Routes
export const routeKeys = Object.keys(routes) as RouteKey[]
export const routeOf = (key: RouteKey): Route => routes[key]
