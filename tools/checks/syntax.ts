// The syntax tree of a source file, for checks that must tell a name from a text and a text from a comment.
import { parseSync } from 'oxc-parser'

/** A node as the parser gives it: ESTree, with JSX and types. */
export interface SyntaxNode {
  type: string
  start: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** Calls `visit` on every node from top to bottom; false leaves out what is inside. */
export function walk(file: string, source: string, visit: (node: SyntaxNode, parent?: SyntaxNode) => boolean | void) {
  const descend = (value: unknown, parent?: SyntaxNode) => {
    if (Array.isArray(value)) for (const one of value) descend(one, parent)
    if (!isNode(value)) return
    if (visit(value, parent) === false) return
    for (const part of Object.values(value)) if (typeof part === 'object') descend(part, value)
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  descend(program)
}
