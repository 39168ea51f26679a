// Without zod: the schema and the form read the same numbers.

/** Characters of texts. */
export const schoolLimits = { schoolDayText: 200 } as const
