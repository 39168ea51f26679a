// The row a route is about, made by the feature it belongs to; a route whose resource nobody can make fails.
import type { Resource } from '@werkplatz/contract/rules/access.ts'
import type { Route } from '@werkplatz/contract/shared/route.ts'

import type { TestApp } from '../app.ts'
import type { Person } from '../people.ts'
import { makers } from './expected.ts'

export function newTarget(app: TestApp, resource: Resource, owner: Person, route: Route): Promise<string> {
  const make = makers[resource]
  if (!make) throw new Error(`no test/matrix.ts says how to make a ${resource}`)
  return make(app, owner, route)
}
