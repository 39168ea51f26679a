// Which words a route's fields have: those of its feature, else those all features share.
import { features } from './features.ts'
import type { RouteKey } from './routes.ts'
import { type FieldLabels, sharedFieldLabels } from './shared/labels.ts'

const byRoute = new Map<string, FieldLabels>(
  features.flatMap(({ routes = {}, labels }) => {
    const words = { ...sharedFieldLabels, ...labels }
    return Object.keys(routes).map((key) => [key, words] as const)
  }),
)

/** A route that a test made up has no feature. */
export const labelsOf = (key: RouteKey): FieldLabels => byRoute.get(key) ?? sharedFieldLabels
