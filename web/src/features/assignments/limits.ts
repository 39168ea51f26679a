import type { assignmentLimits } from '@werkplatz/contract/assignments/schemas.ts'

/** The contract's own numbers, written again because its file brings the schema library along; the type keeps them equal. */
export const limits: typeof assignmentLimits = {
  title: 120,
  description: 5000,
  location: 120,
  department: 80,
  contact: 120,
}
