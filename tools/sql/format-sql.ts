// Breaks compiled SQL into lines a reviewer can read in a diff. Not a parser: it breaks before the words that begin a
// clause, outside of quotes and, for all but joins, outside of parentheses.

const clauses =
  /^(?:with|select|from|(?:inner |left |right |full |cross )?join(?: lateral)?|where|group by|having|order by|limit|offset|for update|for share|union(?: all)?|insert into|values|on conflict|do update set|do nothing|update|set|delete from|returning|and|or)\b/i
const indented = /^(?:and|or)\b/i

export function formatSql(text: string): string {
  const lines: string[] = []
  let line = ''
  let depth = 0
  let quote = ''
  const compact = text.trim().replaceAll(/\s+/g, ' ')
  for (let i = 0; i < compact.length; i += 1) {
    const char = compact[i]!
    if (quote) {
      if (char === quote) quote = ''
    } else if (char === "'" || char === '"') quote = char
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    const starts =
      !quote && depth === 0 && compact[i - 1] === ' ' && clauses.test(compact.slice(i)) && !glued(compact, i)
    if (starts && line.trim()) {
      lines.push(line.trimEnd())
      line = indented.test(compact.slice(i)) ? '  ' : ''
    }
    line += char
  }
  return [...lines, line.trimEnd()].flatMap(wrap).join('\n')
}

const WIDTH = 110

/** A long list goes one item a line; a comma inside parentheses separates no items. */
function wrap(line: string): string[] {
  if (line.length <= WIDTH) return [line]
  const parts: string[] = ['']
  let depth = 0
  for (const char of line) {
    if (char === '(') depth += 1
    if (char === ')') depth -= 1
    parts[parts.length - 1] += char
    if (char === ',' && depth === 0) parts.push('')
  }
  const [first = '', ...rest] = parts
  return [first, ...rest.map((part) => `  ${part.trim()}`)]
}

/** `do update set` begins at `do`, `for update` at `for`; `between a and b` stays together. */
function glued(text: string, at: number): boolean {
  const before = text.slice(0, at).toLowerCase()
  const word = text.slice(at).toLowerCase()
  if (/^from\b/.test(word) && /\bdelete $/.test(before)) return true
  if (/^(?:update|set)\b/.test(word) && /\b(?:do|for|do update|for no key) $/.test(before)) return true
  if (/^join\b/.test(word) && /\b(?:inner|left|right|full|cross) $/.test(before)) return true
  return /^and\b/.test(word) && /\bbetween (?:(?!\band\b).)*$/.test(before)
}
