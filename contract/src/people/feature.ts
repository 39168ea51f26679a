import type { ContractFeature } from '../shared/feature.ts'
import { peopleRoutes } from './routes.ts'

export const people = {
  routes: peopleRoutes,
} satisfies ContractFeature
