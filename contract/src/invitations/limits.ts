// Without zod: the guard and the preview of an import read the same number.

/** Nobody is invited before thirteen; a date beyond is a slip that would make somebody a minor for ever. */
export const MOST_YEARS_A_MINOR = 5
