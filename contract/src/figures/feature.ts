import type { ContractFeature } from '../shared/feature.ts'
import { figureRoutes } from './routes.ts'

export const figures = {
  routes: figureRoutes,
} satisfies ContractFeature
