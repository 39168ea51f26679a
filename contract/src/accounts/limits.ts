// Without zod: the schema and the form read the same numbers.

/** Characters. `personName`: first and last name, each. */
export const accountLimits = { personName: 80, email: 200, passwordMin: 8, password: 200 } as const
