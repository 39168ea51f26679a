// Without zod: the schema and the form read the same numbers.

/** Characters of texts; how many criteria a version may have at most; how many agreements a talk leaves. */
export const evaluationLimits = {
  justification: 4096,
  notes: 4096,
  statement: 4096,
  agreement: 300,
  agreements: 3,
  criteria: 60,
} as const

/** Days after the end of an assignment: from then on a missing part is late. */
export const evaluationDays = { late: 15 } as const

/** What asks for a reason, and is talked about. */
export const gradesToExplain = ['C', 'D'] as const
