// Without zod: the schemas and the forms read the same numbers.
export const catalogueLimits = {
  sectorName: 80,
  name: 120,
  description: 300,
  short: 20,
  field: 80,
  yearsMin: 1,
  yearsMax: 5,
  criterionName: 80,
  criterionText: 300,
  groups: 12,
  criteria: 12,
  templateName: 120,
  alt: 250,
} as const
