// Without zod: the address of a page names it, too.

/** What a chat can be opened from. */
export const aboutTypes = ['activity', 'application', 'assignment'] as const
export type AboutType = (typeof aboutTypes)[number]

export interface About {
  type: AboutType
  id: string
}
