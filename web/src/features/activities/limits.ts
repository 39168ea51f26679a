import type { activityLimits } from '@werkplatz/contract/activities/schemas.ts'

/** The contract's own numbers, written again because its file brings the schema library along; the type keeps them equal. */
export const limits: typeof activityLimits = {
  title: 80,
  description: 5000,
  location: 120,
  department: 80,
  reviewMessage: 2000,
}
