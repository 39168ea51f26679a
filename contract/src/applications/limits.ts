// Without zod: the schema and the form read the same numbers.

/** Characters of texts, the most of files. */
export const applicationLimits = {
  title: 120,
  body: 5000,
  reviewMessage: 2000,
  comment: 2000,
  reason: 1000,
  documents: 10,
} as const
