// What a house check says: where the rule is broken, what is wrong and how to fix it.
export interface Finding {
  /** Path from the repository's root, with a line where there is one: `server/src/app.ts:12`. */
  where: string
  what: string
  fix: string
}

/** `root` is a parameter so that each check can be shown a small made-up tree that violates it. */
export type Check = (root: string) => Finding[] | Promise<Finding[]>
