// Without zod: the schema and the form read the same numbers.

/** Characters of texts. */
export const postLimits = { body: 4096, alt: 250 } as const

/** Pictures, videos and documents of one post, together. */
export const MOST_POST_FILES = 10

/** People named in one text. */
export const MOST_MENTIONS = 10

/** The newest of a post that are handed out with it. */
export const MOST_COMMENTS = 500

/** Days an open question stands above the posts of its company. */
export const QUESTION_DAYS = 7
