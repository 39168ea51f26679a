// Without zod: the schema and the form read the same numbers.
export const switchLimits = { notice: 300, reason: 300 } as const
