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
}

export type Block =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string; tone?: 'muted' }
  | { type: 'list'; items: readonly string[] }
  | { type: 'facts'; facts: readonly Fact[] }
  | { type: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] }
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
