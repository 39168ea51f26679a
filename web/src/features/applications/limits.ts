import type { applicationLimits } from '@werkplatz/contract/applications/schemas.ts'

/** The contract's own numbers, written again because its file brings the schema library along; the type keeps them equal. */
export const limits: typeof applicationLimits = { title: 120, body: 5000, reviewMessage: 2000, comment: 2000 }
