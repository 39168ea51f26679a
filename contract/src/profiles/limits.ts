// Without zod: the schemas and the forms read the same numbers.

/** Characters, and at most so many links. */
export const profileLimits = {
  slogan: 200,
  location: 120,
  bio: 4096,
  companyName: 120,
  url: 500,
  links: 10,
  employeeCount: 10_000_000,
} as const
