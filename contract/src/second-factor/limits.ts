// Without zod: the schema and the form read the same numbers.

/** Characters. `code`: of the app; `proof`: what a sign-in takes, a recovery code included. */
export const factorLimits = { name: 60, code: 6, proof: 30 } as const
