// What a document says, as plain data: features write it, a child process draws it. Nothing here knows points or fonts.

/** report: for reading at a desk. notice: for a board, read from two steps away. */
export type Look = 'report' | 'notice'

export interface Fact {
  label: string
  value: string
}

export interface Picture {
  /** A short-lived address of the object store. */
  url: string
  alt: string
}

export interface Column {
  label: string
  /** Share of the width beside the other columns. */
  share: number
  align?: 'right'
  /** The first column stands out unless it says so. */
  plain?: true
}

/** A text, or what it is about and a quieter line below. */
export type Cell = string | { text: string; line: string }

/** A row may also be one sentence over all columns, set off from the others. */
export type Row = readonly Cell[] | { note: string }

/** Days as yyyy-mm-dd, the last one included. */
export interface Span {
  from: string
  to: string
  title: string
  line: string
  /** Nothing was there: drawn hatched, without words. */
  isGap?: true
}

export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string; tone?: 'muted' }
  | { type: 'list'; items: readonly string[] }
  | { type: 'facts'; facts: readonly Fact[] }
  /** Few numbers, large, each with its words. */
  | { type: 'figures'; figures: readonly Fact[] }
  /** What was when, on a ruler of months; `alt` says the same in words. */
  | { type: 'timeline'; alt: string; from: string; spans: readonly Span[]; today: { day: string; text: string } }
  | { type: 'table'; columns: readonly Column[]; rows: readonly Row[] }
  | { type: 'note'; title: string; text: string }
  | { type: 'pictures'; pictures: readonly Picture[] }
  /** An address to follow, also with a camera. */
  | { type: 'link'; text: string; url: string }

export interface Sheet {
  look: Look
  /** What kind of document it is, beside the logo. */
  kind: string
  title: string
  /** Left of the page number. */
  footer: string
  blocks: readonly Block[]
}
