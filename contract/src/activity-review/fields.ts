// Without zod, so that pages can read it too.

/** What an approval is about: everything a reader sees, and who the readers are. */
export const reviewedFields = [
  'title',
  'description',
  'location',
  'workSectorName',
  'department',
  'dateStart',
  'dateEnd',
  'duration',
  'slots',
  'workload',
  'isPriority',
  'isPublic',
  'images',
  'documents',
] as const
export type ReviewedField = (typeof reviewedFields)[number]
