// Without zod: the schema and the form read the same numbers.

/** Characters of texts; the workload in percent. */
export const assignmentLimits = {
  title: 120,
  description: 5000,
  location: 120,
  department: 80,
  workload: 100,
  contact: 120,
} as const
