// Without zod: server, texts and tests read the same numbers.

/** How long a link is good, when its reader is reminded, how often it can be renewed; how long a wish is heard after it. */
export const linkLimits = { days: 14, remindDaysBefore: 3, renewals: 3, wishHours: 24 } as const
