// Without zod: the schema and the form read the same numbers.

/** Characters of texts, the largest of numbers, the most of files. */
export const activityLimits = {
  title: 80,
  description: 5000,
  location: 120,
  department: 80,
  reviewMessage: 2000,
  /** Ten years, in days. */
  duration: 3660,
  slots: 1000,
  /** Percent. */
  workload: 100,
  images: 4,
  documents: 10,
} as const
