import type { ContractFeature } from '../shared/feature.ts'
import { bookmarkFieldLabels } from './labels.ts'
import { bookmarkRoutes } from './routes.ts'

export const bookmarks = {
  routes: bookmarkRoutes,
  labels: bookmarkFieldLabels,
} satisfies ContractFeature
