// Without zod: the schema and the form read the same numbers.
import { fieldLimits } from './fields.ts'

/** Characters of texts, the largest of numbers, the most of files. */
export const activityLimits = { ...fieldLimits, reviewMessage: 2000, images: 4, documents: 10 } as const
