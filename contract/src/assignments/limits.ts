// Without zod: the schema and the form read the same numbers.

/** Characters of texts; the workload in percent. */
export const assignmentLimits = {
  title: 120,
  description: 5000,
  location: 120,
  department: 80,
  workload: 100,
  contact: 120,
  contactEmail: 254,
  reviewMessage: 2000,
} as const

/** What is decided anew when the apprentice changes it in an approved assignment; the rest may be corrected (0052). */
export const reviewedFields = ['dateStart', 'dateEnd', 'workload', 'workSectorId', 'activityId'] as const

/** So many days before its end an assignment ends soon; so many an approval may wait; so many without work are no gap yet. */
export const assignmentDays = { nearEnd: 14, longWait: 5, noGap: 14 } as const
