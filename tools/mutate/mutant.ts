// One small break of the product that some test must notice (docs/testing.md).

/** Text of one file, replaced as the module is loaded; the file on disk stays as it is. */
export interface SourceEdit {
  file: string
  start: number
  end: number
  text: string
}

/** A change of the template database, from which every test file copies its own, and the way back. */
export interface SqlEdit {
  apply: string
  undo: string
}

export interface Mutant {
  /** Stays the same while the code around it does, so that docs/testing.md can name it. */
  id: string
  /** Access, permission, scope, query, mask, gate, refusal, condition, database. */
  kind: string
  edit: SourceEdit | SqlEdit
  /** Which tests could notice, cheapest first; the next step runs only when the one before noticed nothing. */
  steps: TestStep[]
}

export interface TestStep {
  /** Paths from the root; a folder means every test in it. */
  files: readonly string[]
  /** Only tests whose full name begins with one of these. */
  named?: readonly string[]
  /** Left out by --near: dear, and seldom the first to notice. */
  far?: true
}

export type Verdict = 'killed' | 'timeout' | 'survived' | 'broken'

export interface Outcome {
  id: string
  kind: string
  verdict: Verdict
  /** The test that noticed, or why it could not be told. */
  by: string
  seconds: number
}

export const mutate = (source: string, { start, end, text }: SourceEdit): string =>
  source.slice(0, start) + text + source.slice(end)
