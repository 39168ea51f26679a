// Breaks compiled SQL into lines a reviewer can read in a diff. Not a parser: what does not fit into a line is broken
// before the words that begin a clause and after commas, and what stands in its parentheses is treated alike, further in.

const WIDTH = 110

const clause =
  /^(?:with|select|from|(?:inner |left |right |full |cross )?join(?: lateral)?|where|group by|having|order by|limit|offset|for (?:no key )?update|for share|union(?: all)?|insert into|values|on conflict|do update set|do nothing|update|set|delete from|returning)\b/i
const condition = /^(?:(?:and|or|when|else|end)\b|\+ )/i

type Node = string | Node[]

export function formatSql(text: string): string {
  const nodes = parse(text.trim().replaceAll(/\s+/g, ' '))
  return [...statement(nodes)].join('\n')
}

/** Words, quoted texts and commas; what stands in parentheses is a list of its own. */
function parse(text: string): Node[] {
  const tokens = text.match(/'(?:[^']|'')*'|"[^"]*"|[(),]|[^\s(),'"]+|\s/g) ?? []
  const stack: Node[][] = [[]]
  for (const token of tokens) {
    if (token === '(') stack.push([])
    else if (token === ')' && stack.length > 1) {
      const inner = stack.pop()!
      stack.at(-1)!.push(inner)
    } else stack.at(-1)!.push(token)
  }
  return stack.flat(1)
}

const flat = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `(${flat(node).trim()})`))
    .join('')
    .trim()

/** One line a clause at least, and in `where` one a condition. */
function* statement(nodes: readonly Node[]): Generator<string> {
  for (const part of cut(nodes, clause))
    if (/^(?:where|having)\b/i.test(flat(part))) yield* each(cut(part, condition))
    else yield* broken(part)
}

const fits = (nodes: readonly Node[]) => flat(nodes).length <= WIDTH

function* each(parts: readonly Node[][]): Generator<string> {
  for (const [i, part] of parts.entries()) for (const line of broken(part)) yield i === 0 ? line : `  ${line}`
}

/** Items of a list, else conditions, one a line; where one is still too long, what its parentheses hold. */
function* broken(nodes: readonly Node[]): Generator<string> {
  if (fits(nodes)) return yield flat(nodes)
  for (const parts of [listItems(nodes), cut(nodes, condition)]) if (parts.length > 1) return yield* each(parts)
  const long = longest(nodes)
  if (long < 0) return yield flat(nodes)
  yield `${flat(nodes.slice(0, long))}${nodes[long - 1] === ' ' ? ' ' : ''}(`
  for (const line of nested(nodes[long] as Node[])) yield `  ${line}`
  const after = nodes.slice(long + 1)
  const [first = '', ...rest] = broken(after)
  yield `)${after[0] === ' ' ? ' ' : ''}${first}`
  yield* rest
}

/** A sub-select, sub-selects put together, or anything else. */
function* nested(nodes: readonly Node[]): Generator<string> {
  if (fits(nodes)) yield flat(nodes)
  else if (cut(nodes, clause).length > 1) yield* statement(nodes)
  else for (const item of listItems(nodes)) yield* broken(item)
}

/** The longest parentheses: breaking them helps most. */
const longest = (nodes: readonly Node[]) => {
  let at = -1
  for (const [i, node] of nodes.entries()) {
    if (typeof node === 'string') continue
    if (at < 0 || flat(node).length > flat(nodes[at] as Node[]).length) at = i
  }
  return at
}

function listItems(nodes: readonly Node[]): Node[][] {
  const items: Node[][] = [[]]
  for (const node of nodes) {
    items.at(-1)!.push(node)
    if (node === ',') items.push([])
  }
  return items.map(trimmed).filter((item) => item.length > 0)
}

/** Parts, each but the first beginning with such a word. */
function cut(nodes: readonly Node[], word: RegExp): Node[][] {
  const parts: Node[][] = [[]]
  for (const [i, node] of nodes.entries()) {
    if (typeof node === 'string' && i > 0 && nodes[i - 1] === ' ') {
      const rest = flat(nodes.slice(i, i + 8))
      if (word.test(rest) && !isGlued(flat(nodes.slice(0, i)), rest)) parts.push([])
    }
    parts.at(-1)!.push(node)
  }
  return parts.map(trimmed).filter((part) => part.length > 0)
}

const trimmed = (nodes: readonly Node[]): Node[] => {
  const isSpace = (node: Node | undefined) => node === ' '
  return nodes.slice(isSpace(nodes[0]) ? 1 : 0, isSpace(nodes.at(-1)) ? -1 : undefined)
}

/** `do update set` begins at `do`, `for update` at `for`, `left join` at `left`; `between a and b` stays together. */
function isGlued(before: string, rest: string): boolean {
  if (/^from\b/i.test(rest)) return /\b(?:delete|distinct)$/i.test(before)
  if (/^(?:update|set)\b/i.test(rest)) return /\b(?:do|for|do update|for no key)$/i.test(before)
  if (/^join\b/i.test(rest)) return /\b(?:inner|left|right|full|cross)$/i.test(before)
  return /^and\b/i.test(rest) && /\bbetween (?:(?!\band\b).)*$/i.test(before)
}
