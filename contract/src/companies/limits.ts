// Without zod: the schema and the form read the same numbers.

export const companyLimits = {
  name: 120,
  location: 120,
  /** Working days. */
  answerDaysMin: 1,
  answerDaysMax: 30,
  answerDaysUsual: 10,
} as const

// oxfmt-ignore
export const cantons = [
  'AG', 'AI', 'AR', 'BE', 'BL', 'BS', 'FR', 'GE', 'GL', 'GR', 'JU', 'LU', 'NE',
  'NW', 'OW', 'SG', 'SH', 'SO', 'SZ', 'TG', 'TI', 'UR', 'VD', 'VS', 'ZG', 'ZH',
] as const
export type Canton = (typeof cantons)[number]
