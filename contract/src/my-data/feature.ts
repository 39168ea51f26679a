import type { ContractFeature } from '../shared/feature.ts'
import { myDataFieldLabels } from './labels.ts'
import { myDataRoutes } from './routes.ts'
import { deletionStatus } from './status.ts'

export const myData = {
  routes: myDataRoutes,
  statuses: { deletion: deletionStatus },
  labels: myDataFieldLabels,
} satisfies ContractFeature
