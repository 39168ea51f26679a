// Without zod: the schema and the form read the same numbers.

/** Characters. */
export const setupLimits = { slogan: 200 } as const
