// Without zod: the schema and the form read the same numbers.

/** Characters; `answer`: the largest sum, and the smallest below zero. */
export const contactLimits = { nameFirst: 100, nameLast: 100, email: 254, message: 4000, answer: 1_000_000 } as const
