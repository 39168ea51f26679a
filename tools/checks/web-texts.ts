// Texts for people stand in content/, never in a component: whoever corrects a sentence, or runs the product under
// another name, looks in one place.
import type { Finding } from './finding.ts'
import { type SyntaxNode, walk } from './syntax.ts'
import { filesIn, isTest, lineOf, textOf } from './tree.ts'

/** What the browser reads, not the person. */
const technical =
  /^(?:className|d|viewBox|src|to|href|name|type|id|key|rel|autoComplete|role|illustration|tone|kind|data-.*)$/

/** A capital word (German nouns), an umlaut, quotation marks, or two words in a row. */
const isGerman = (text: string) =>
  /\p{L}/u.test(text) &&
  !/^(?:color-mix|url|calc)\(/.test(text) &&
  (/[äöüÄÖÜ«»…]\s*\p{L}|\p{L}[äöüÄÖÜ«»…]|[äöüÄÖÜ]\p{L}/u.test(text) ||
    /(?:^|\s)[A-ZÄÖÜ][a-zäöü]{2,}/.test(text) ||
    /[a-zäöü]{2,} [a-zäöü]{2,}/.test(text))

/** The gallery shows pieces to developers; it is no page of the product. */
const exempt = /^web\/src\/features\/gallery\//

export function checkWebTexts(root: string): Finding[] {
  return filesIn(root, 'web/src/**/*.tsx')
    .filter((file) => !isTest(file) && !exempt.test(file))
    .flatMap((file) => {
      const source = textOf(root, file)
      return textsIn(file, source).map(({ text, start }) => ({
        where: `${file}:${lineOf(source, start)}`,
        what: `a text for people in a component: «${text}»`,
        fix: 'move it to content/labels (or content/messages) and import it',
      }))
    })
}

function textsIn(file: string, source: string) {
  const found: { text: string; start: number }[] = []
  walk(file, source, (node) => {
    if (isTechnical(node)) return false
    const text = textOfNode(node)
    if (text !== undefined) found.push({ text: text.trim(), start: node.start })
  })
  return found
}

function isTechnical(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'TSLiteralType':
      return true
    case 'BinaryExpression':
      return String(node['operator']).includes('==')
    case 'NewExpression':
      return (node['callee'] as SyntaxNode)['name'] === 'Error'
    // What a developer reads in the console.
    case 'CallExpression':
      return ((node['callee'] as SyntaxNode)['object'] as SyntaxNode | undefined)?.['name'] === 'console'
    case 'Property':
      return (node['key'] as SyntaxNode)['value'] === '@type'
    case 'JSXAttribute':
      return technical.test(String((node['name'] as SyntaxNode)['name']))
    default:
      return false
  }
}

/** Anything between tags is read by people; a string only if it looks like a text. */
function textOfNode(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText') return /\p{L}{2}/u.test(String(node['value'])) ? String(node['value']) : undefined
  const text =
    node.type === 'Literal'
      ? node['value']
      : node.type === 'TemplateElement'
        ? (node['value'] as { cooked: string }).cooked
        : null
  return typeof text === 'string' && isGerman(text) ? text : undefined
}
