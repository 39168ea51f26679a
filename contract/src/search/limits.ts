// The longest question.
export const searchLimits = { query: 200 } as const
