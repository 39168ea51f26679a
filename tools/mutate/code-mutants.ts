// Breaks of code: what keeps rows from strangers is taken out, one place at a time. Found by the syntax tree, so that new
// code gets its breaks at birth.
import { parseAst } from 'vitest/node'

import type { Mutant } from './mutant.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export interface Break {
  kind: 'query' | 'mask' | 'gate' | 'refusal' | 'comparison' | 'condition'
  /** What is done to it. */
  what: string
  /** The place, in the code's own words. */
  place: string
  start: number
  end: number
  text: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const asNode = (value: unknown): Node | undefined => (isNode(value) ? value : undefined)

function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: readonly Node[] = []) {
  visit(node, parents)
  const inner = [...parents, node]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(child)) walk(child, visit, inner)
  }
}

/** Calls that throw when somebody may not. */
const gates = /^(?:guard|refuse|prove|withPassword|withFactor)/
/** Interpolations that are a whole condition. */
const predicates = /^(?:readable\.\w+|reach|reaches|visible\w*|among\.\w+|sets\.\w+)\b/
/** Interpolations that say whether something of a person is hidden. */
const masks = /^(?:isMinor|isHidden|isStranger|isMasked)\b/
/** Columns that say whose a row is, how far it has come, or until when. */
const columns =
  '(?:company_id|person_id|author_id|owner_id|recipient_id|applicant_id|contact_id|viewer_id|activity_author_id|' +
  'activity_company_id|attached_id|attached_resource|status|roles|adult_from|setup_at|used_at|expires_at|blocked_until)'
const value = String.raw`(?:any\(\$\{[^{}]*\}(?:::\w+\[\])?\)|\$\{[^{}]*\}|\([^()]*\)|'[^']*'|null|now\(\)|[\w.]+)`
/** A condition in SQL on one of them. */
const fence = new RegExp(
  String.raw`(?<![\w.])(?:(?:\w+\.)?${columns}\s*(?:=|<>|<=|>=|<|>|&&|in|is not|is)\s*${value}|(?:not )?(?:\w+\.)?(?:is_public|is_visible)\b(?!\s*[,=]))`,
  'g',
)
/** The same as Kysely writes it: .where('person_id', '=', …). */
const fencedWhere = new RegExp(String.raw`^\.where\(\s*(?:'(?:\w+\.)?${columns}'|\(|sql|[a-z]\w*\()`)

/** What joins two tables, sets a column or is merely selected is no fence. */
function isFence(sql: string, at: number, text: string): boolean {
  const before = sql.slice(0, at)
  if (/(?:\bon|\bset|,|\bby|\breturning|=|<>)\s*$/i.test(before)) return false
  return !/\bselect\s*$/i.test(before) || /[=<>]/.test(text)
}

const short = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 70)

/** Conditions of a piece of SQL that keep rows apart. */
export const fencesIn = (sql: string) =>
  [...sql.matchAll(fence)]
    .filter(({ 0: text, index }) => isFence(sql, index, text))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length, place: short(text) }))

/** Comparisons that ask whose something is or how far it has come. */
const decides = /\bme\.|_id\b|Id\b|\.status\b/

function calleeName(node: Node | undefined, source: string): string {
  const call = node?.type === 'AwaitExpression' ? asNode(node.argument) : node
  const callee = call?.type === 'CallExpression' ? asNode(call.callee) : undefined
  return callee ? source.slice(callee.start, callee.end) : ''
}

const throwsRefusal = (node: Node | undefined): boolean => {
  const thrown = node?.type === 'BlockStatement' ? asNode((node.body as unknown[])[0]) : node
  const made = thrown?.type === 'ThrowStatement' ? asNode(thrown.argument) : undefined
  return made?.type === 'NewExpression' && asNode(made.callee)?.name === 'Refusal'
}

/** Every place in a module that can be broken. */
export function breaksIn(source: string): Break[] {
  const found: Break[] = []
  const cut = (kind: Break['kind'], what: string, { start, end }: { start: number; end: number }, text: string) =>
    found.push({ kind, what, place: short(source.slice(start, end)), start, end, text })

  walk(parseAst(source, { lang: 'ts' }) as unknown as Node, (node, parents) => {
    if (node.type === 'CallExpression') {
      const callee = asNode(node.callee)
      const method = callee?.type === 'MemberExpression' ? asNode(callee.property) : undefined
      const object = asNode(callee?.object)
      const where = object && { start: object.end, end: node.end }
      if (method?.name === 'where' && where && fencedWhere.test(source.slice(where.start, where.end).trim()))
        cut('query', 'left out', where, '')
    }
    if (node.type === 'ExpressionStatement' && gates.test(calleeName(asNode(node.expression), source)))
      cut('gate', 'left out', node, ';')
    if (node.type === 'IfStatement' && !node.alternate && throwsRefusal(asNode(node.consequent)))
      cut('refusal', 'left out', node, ';')
    if (node.type === 'TaggedTemplateExpression') sqlBreaks(node, source, cut)
    if (
      node.type === 'LogicalExpression' &&
      (node.operator === '&&' || node.operator === '||') &&
      isQuestion(parents)
    ) {
      const [left, right] = [asNode(node.left)!, asNode(node.right)!]
      cut('condition', 'only the first', node, source.slice(left.start, left.end))
      cut('condition', 'only the second', node, source.slice(right.start, right.end))
    }
    if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator)) && isQuestion(parents)) {
      const [left, right] = [asNode(node.left)!, asNode(node.right)!]
      const turned = node.operator === '===' ? '!==' : '==='
      if (decides.test(source.slice(node.start, node.end)))
        cut(
          'comparison',
          'turned round',
          node,
          `${source.slice(left.start, left.end)} ${turned} ${source.slice(right.start, right.end)}`,
        )
    }
    if (node.type === 'ConditionalExpression' && isQuestion([...parents, node])) {
      const [yes, no] = [asNode(node.consequent)!, asNode(node.alternate)!]
      cut('condition', 'always the first', node, source.slice(yes.start, yes.end))
      cut('condition', 'always the second', node, source.slice(no.start, no.end))
    }
  })
  return found
}

/** Not in types, defaults or texts: where something is decided. */
const isQuestion = (parents: readonly Node[]) =>
  parents.some(({ type }) => /^(?:If|Return|ArrowFunction|Conditional)/.test(type)) &&
  !parents.some(({ type }) => type === 'SpreadElement' || type.startsWith('TS'))

function sqlBreaks(
  node: Node,
  source: string,
  cut: (kind: Break['kind'], what: string, at: { start: number; end: number }, text: string) => void,
) {
  const tag = asNode(node.tag)
  if (!tag || !/^sql\b/.test(source.slice(tag.start, tag.end))) return
  const quasi = asNode(node.quasi)!
  for (const inner of quasi.expressions as Node[]) {
    const written = source.slice(inner.start, inner.end)
    if (predicates.test(written)) cut('query', 'always true', inner, 'sql`true`')
    if (masks.test(written)) cut('mask', 'never', inner, 'sql`false`')
  }
  const sql = source.slice(quasi.start + 1, quasi.end - 1)
  const offset = quasi.start + 1
  for (const found of fencesIn(sql)) {
    const at = { start: offset + found.start, end: offset + found.end }
    if ((quasi.expressions as Node[]).some((inner) => inner.start <= at.start && at.start < inner.end)) continue
    const isMask =
      /adult_from/.test(found.place) || /case\s+when(?:(?!\bend\b)[\s\S])*$/.test(sql.slice(0, found.start))
    cut(isMask ? 'mask' : 'query', 'always true', at, 'true')
    if (isMask) cut('mask', 'never', at, 'false')
  }
}

/** Ids count places of the same words, so that they do not move when lines do. */
export function codeMutants(
  file: string,
  source: string,
  wanted: readonly Break['kind'][],
  steps: Mutant['steps'],
): Mutant[] {
  const seen = new Map<string, number>()
  return breaksIn(source)
    .filter(({ kind }) => wanted.includes(kind))
    .map(({ kind, what, place, start, end, text }) => {
      const words = `${kind} ${file.replace('server/src/', '')} «${place}» ${what}`
      const count = (seen.get(words) ?? 0) + 1
      seen.set(words, count)
      return { id: count > 1 ? `${words} (${count})` : words, kind, edit: { file, start, end, text }, steps }
    })
}
