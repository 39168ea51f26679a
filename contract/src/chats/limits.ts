// Without zod: the schema and the form read the same numbers.

/** Characters of texts. */
export const chatLimits = { body: 4096, title: 80, request: 500, query: 200 } as const

/** From here on the counter is shown. */
export const COUNTER_FROM = 3900

/** The one who makes it among them. */
export const MOST_PEOPLE = 20

/** Messages of a page of the history, and chats of a page of the list. */
export const PAGE_SIZE = 50
