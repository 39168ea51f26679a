// Without zod: the schema and the form read the same numbers.

/** Characters of texts. */
export const reportLimits = { reasons: 2000, answer: 2000, objection: 2000, restoreReasons: 300 } as const

/** How long the author may object, counted in days from the decision (terms of use §7). */
export const OBJECTION_DAYS = 30

/** How long removed and deleted content can be brought back. */
export const RESTORABLE_DAYS = 90
