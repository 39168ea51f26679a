// Which texts of content/ the code uses: follows each import of a content file through variables, destructuring and
// re-exports to the keys that are read.
import { dirname, join } from 'node:path'

import { type SyntaxNode, walk } from './syntax.ts'
import { filesIn, isTest, lineOf, textOf } from './tree.ts'

/** A part of a content file that code reads. */
export interface TextUse {
  /** `content/labels/jobs.json` */
  file: string
  /** Keys from the root; a part with a star stands for a key that is put together. */
  path: readonly string[]
}

/** A whole file handed on, or read by a key that cannot be told from the source. */
export interface OpenUse {
  file: string
  where: string
}

interface Place {
  file: string
  path: readonly string[]
}

interface Module {
  file: string
  source: string
  parents: Map<SyntaxNode, SyntaxNode | undefined>
  /** By name. */
  identifiers: Map<string, SyntaxNode[]>
  /** Constants, for keys that have a name. */
  constants: Map<string, SyntaxNode>
}

/** The gallery shows pieces to developers: a text used there is on no page. */
const isCode = (file: string) => !isTest(file) && !file.startsWith('web/src/features/gallery/')
const CONTENT = '@werkplatz/content/'
/** Functions that answer a text file as it is, with the brand put in. */
const transparent = new Set(['branded'])

const node = (value: unknown) => value as SyntaxNode
const nameOf = (value: unknown) => String(node(value)['name'] ?? node(value)['value'])

export function usesOfTexts(root: string): { uses: TextUse[]; open: OpenUse[] } {
  const modules = new Map(
    filesIn(root, '{contract,server,web,content}/**/*.{ts,tsx}')
      .filter(isCode)
      .map((file) => [file, file] as const),
  )
  const importers = new Map<string, { module: string; imported: string; local: string }[]>()
  const parsed = new Map<string, Module>()
  for (const file of modules.keys()) {
    const source = textOf(root, file)
    // Imports are found by their text first: parsing all would take longer than all other checks.
    if (!/from '(?:@werkplatz\/content\/|\.)/.test(source)) continue
    for (const one of importsOf(file, source)) {
      const list = importers.get(one.from) ?? []
      list.push({ module: file, imported: one.imported, local: one.local })
      importers.set(one.from, list)
    }
  }
  const moduleOf = (file: string) => {
    const known = parsed.get(file)
    if (known) return known
    const made = readModule(file, textOf(root, file))
    parsed.set(file, made)
    return made
  }

  const uses: TextUse[] = []
  const open: OpenUse[] = []
  const seen = new Set<string>()
  const follow = (module: string, local: string, place: Place, owner?: SyntaxNode) => {
    const id = `${module} ${local} ${owner?.start ?? ''} ${place.file} ${place.path.join('.')}`
    if (seen.has(id)) return
    seen.add(id)
    const read = moduleOf(module)
    for (const found of read.identifiers.get(local) ?? [])
      if (ownerOf(read, found, local) === owner) climb(read, found, place)
  }
  const leave = (module: string, name: string, place: Place) => {
    const readers = (importers.get(module) ?? []).filter(({ imported }) => imported === name)
    for (const one of readers) follow(one.module, one.local, place)
    // An export without a reader is another check's business.
    if (readers.length === 0) uses.push(place)
  }

  function climb(module: Module, from: SyntaxNode, { file, path }: Place): void {
    const parent = module.parents.get(from)
    const use = (more: readonly string[] = []) => {
      if (path.length === 0) open.push({ file, where: `${module.file}:${lineOf(module.source, from.start)}` })
      uses.push({ file, path: [...path, ...more] })
    }
    if (!parent) return use()
    const on = (key: string): void => climb(module, parent, { file, path: [...path, key] })
    switch (parent.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
        return climb(module, parent, { file, path })
      case 'ConditionalExpression':
        return parent['test'] === from ? use() : climb(module, parent, { file, path })
      case 'LogicalExpression':
        return climb(module, parent, { file, path })
      case 'CallExpression':
        return transparent.has(nameOf(parent['callee'])) ? climb(module, parent, { file, path }) : use()
      case 'MemberExpression': {
        if (parent['object'] !== from) return use()
        if (!parent['computed']) return on(nameOf(parent['property']))
        const keys = keysOf(module, node(parent['property']))
        if (keys) return keys.forEach(on)
        return use(['*'])
      }
      case 'VariableDeclarator':
        return parent['init'] === from ? bind(module, parent, node(parent['id']), { file, path }) : undefined
      case 'ExportSpecifier':
        return leave(module.file, nameOf(parent['exported']), { file, path })
      case 'ExportDefaultDeclaration':
        return leave(module.file, 'default', { file, path })
      default:
        return use()
    }
  }

  function bind(module: Module, declarator: SyntaxNode, pattern: SyntaxNode, place: Place): void {
    if (pattern.type === 'Identifier') {
      const name = nameOf(pattern)
      const declaration = module.parents.get(declarator)
      if (declaration && module.parents.get(declaration)?.type === 'ExportNamedDeclaration')
        leave(module.file, name, place)
      return follow(module.file, name, place, ownerOf(module, pattern, name))
    }
    if (pattern.type === 'AssignmentPattern') return bind(module, declarator, node(pattern['left']), place)
    if (pattern.type !== 'ObjectPattern') return void uses.push(place)
    for (const property of pattern['properties'] as SyntaxNode[]) {
      if (property.type === 'RestElement' || property['computed']) uses.push(place)
      else
        bind(module, declarator, node(property['value']), { ...place, path: [...place.path, nameOf(property['key'])] })
    }
  }

  for (const [from, list] of importers) {
    if (!from.startsWith('content/') || !from.endsWith('.json')) continue
    for (const { module, imported, local } of list)
      follow(module, local, { file: from, path: imported === 'default' || imported === '*' ? [] : [imported] })
  }
  return { uses, open }
}

const importStatement = /import\s+(?!type\b)([^'"]*?)\s+from\s+'([^']+)'/g

function importsOf(file: string, source: string) {
  return [...source.matchAll(importStatement)].flatMap(([, clause = '', from = '']) => {
    const target = from.startsWith(CONTENT)
      ? `content/${from.slice(CONTENT.length)}`
      : from.startsWith('.')
        ? join(dirname(file), from)
        : from.replace(/^@werkplatz\/contract\//, 'contract/src/')
    return bindingsOf(clause).map((one) => ({ from: target, ...one }))
  })
}

function bindingsOf(clause: string): { imported: string; local: string }[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  const rest = clause.replace(/\{[^}]*\}/, '')
  const named = braces
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+/))
    .map(([imported = '', local = imported]) => ({ imported, local }))
  const other = rest
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) =>
      one.startsWith('*')
        ? { imported: '*', local: one.replace(/^\*\s+as\s+/, '') }
        : { imported: 'default', local: one },
    )
  return [...named, ...other]
}

/** A name where it is read: not as a key, a property's name or a type. */
const isReading = (found: SyntaxNode, parent: SyntaxNode | undefined) =>
  !parent ||
  !(
    (parent.type === 'MemberExpression' && parent['property'] === found && !parent['computed']) ||
    (parent.type === 'Property' && parent['key'] === found && !parent['computed'] && !parent['shorthand']) ||
    (parent.type === 'VariableDeclarator' && parent['id'] === found) ||
    /^(?:Import|TS(?:TypeQuery|TypeReference|Qualified))/.test(parent.type)
  )

/** The block or function that declares the name where it is read; undefined: the module itself. */
function ownerOf({ parents }: Module, found: SyntaxNode, name: string): SyntaxNode | undefined {
  for (let at = parents.get(found); at; at = parents.get(at))
    if (declaredBy(at).some((pattern) => namesIn(pattern).includes(name))) return at
  return undefined
}

function declaredBy(at: SyntaxNode): SyntaxNode[] {
  if (Array.isArray(at['params'])) return at['params'] as SyntaxNode[]
  if (at.type !== 'BlockStatement') return []
  return (at['body'] as SyntaxNode[])
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((one) => (one['declarations'] as SyntaxNode[]).map(({ id }) => node(id)))
}

function namesIn(pattern: SyntaxNode): string[] {
  if (pattern.type === 'Identifier') return [nameOf(pattern)]
  if (pattern.type === 'AssignmentPattern') return namesIn(node(pattern['left']))
  if (pattern.type !== 'ObjectPattern') return []
  return (pattern['properties'] as SyntaxNode[]).flatMap((one) =>
    one.type === 'RestElement' ? namesIn(node(one['argument'])) : namesIn(node(one['value'])),
  )
}

function readModule(file: string, source: string): Module {
  const parents = new Map<SyntaxNode, SyntaxNode | undefined>()
  const identifiers = new Map<string, SyntaxNode[]>()
  const constants = new Map<string, SyntaxNode>()
  walk(file, source, (found, parent) => {
    parents.set(found, parent)
    if (found.type === 'VariableDeclarator' && found['init'] && node(found['id']).type === 'Identifier')
      constants.set(nameOf(found['id']), node(found['init']))
    const isPattern = parent && parents.get(parent)?.type === 'ObjectPattern'
    if (!isPattern && found.type === 'Identifier' && isReading(found, parent)) {
      const name = nameOf(found)
      identifiers.set(name, [...(identifiers.get(name) ?? []), found])
    }
  })
  return { file, source, parents, identifiers, constants }
}

/** The keys an expression can be, with a star for what is put in; null if it could be any. */
function keysOf(module: Module, key: SyntaxNode, depth = 0): string[] | null {
  if (depth > 4) return null
  const both = (one: unknown, other: unknown) => {
    const [left, right] = [keysOf(module, node(one), depth + 1), keysOf(module, node(other), depth + 1)]
    return left && right && [...left, ...right]
  }
  switch (key.type) {
    case 'Literal':
      return [String(key['value'])]
    case 'TemplateLiteral': {
      const parts = (key['quasis'] as SyntaxNode[]).map((one) => (one['value'] as { cooked: string }).cooked)
      return parts.some(Boolean) ? [parts.join('*')] : null
    }
    case 'ConditionalExpression':
      return both(key['consequent'], key['alternate'])
    case 'LogicalExpression':
      return both(key['left'], key['right'])
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return keysOf(module, node(key['expression']), depth + 1)
    case 'Identifier': {
      const constant = module.constants.get(nameOf(key))
      return constant ? keysOf(module, constant, depth + 1) : null
    }
    default:
      return null
  }
}
