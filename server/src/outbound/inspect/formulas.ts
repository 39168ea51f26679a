// What a cell or a link may ask for. Read character by character: the text is a stranger's.

/** Functions that start something, or fetch something, on the computer that opens the table. */
const acting = new Set(['DDE', 'WEBSERVICE', 'CALL', 'REGISTER', 'EXEC', 'RTD', 'EVALUATE', 'SQL.REQUEST'])
const isWord = (c: string) => (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c === '.' || c === '_'

/**
 * A call of an acting function, `program|topic!item` (DDE: `|` is no operator), or a table outside this file. Texts in
 * double quotes are only texts.
 */
export function isActingFormula(formula: string): boolean {
  const text = formula.toUpperCase()
  let isText = false
  let word = ''
  let before = ''
  for (const c of text) {
    if (c === '"') isText = !isText
    if (isText) continue
    if (c === '|' || (c === '#' && before === "'")) return true
    if (c === '(' && word.split('.').some((part) => acting.has(part))) return true
    if (isWord(c)) word += c
    else if (c !== ' ') word = ''
    before = c
  }
  return false
}

const followed = ['http:', 'https:', 'mailto:', 'tel:']

/** Where people may go by a click: the web, a mail, a telephone, a place in the same document. */
export function isPlainLink(target: string): boolean {
  const link = target.trim().toLowerCase()
  if (link.startsWith('\\') || link.startsWith('//')) return false
  const scheme = schemeOf(link)
  return scheme === null || followed.includes(scheme)
}

/** `x:` at the beginning, before any `/`, `?` or `#`. */
export function schemeOf(target: string): string | null {
  const colon = target.indexOf(':')
  if (colon < 0) return null
  const head = target.slice(0, colon + 1)
  return ['/', '?', '#'].some((c) => head.includes(c)) ? null : head.toLowerCase()
}
