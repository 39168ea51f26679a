// Setting text in our fonts: a character that one of them lacks is taken from the next.
import { fileURLToPath } from 'node:url'

export type Face = 'display' | 'text' | 'strong'
type Doc = PDFKit.PDFDocument

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url))
/** By path, never by a registered name: pdfkit would read the font again for every use of one. */
export const faces: Record<Face, string> = {
  display: file('display-bold'),
  text: file('text-regular'),
  strong: file('text-semibold'),
}
const fallbacks = [file('other-scripts'), file('emoji')]
const NOWHERE = '\u25A1'

// Joiners, variation selectors and skin tones only mean something to colour fonts; control characters nothing at all.
const silent =
  /[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Variation_Selector}|[\u{1F3FB}-\u{1F3FF}]|[\u{E0000}-\u{E007F}]/gu
const control = /[^\P{Cc}\n]/gu

/** As a document can show it. */
export const clean = (text: string) =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ').replaceAll(control, '').replaceAll(silent, '')

/** What pdfkit hands to nobody: fonts as it has parsed them, and those of a document by their paths. */
interface Parsed {
  font: { characterSet: number[]; _glyphs: object }
  constructor: new (doc: Doc, font: object, id: string) => object
}
interface Innards {
  _font: Parsed
  _fontFamilies: Record<string, object>
  _fontCount: number
}
const innards = (doc: Doc) => doc as unknown as Innards

const parsed = new Map<string, Parsed>()

/** pdfkit parses a font again for every document, which is half of the work of a short one; ours are parsed once. */
function useFont(doc: Doc, path: string): Doc {
  const inner = innards(doc)
  const ready = parsed.get(path)
  if (ready && !inner._fontFamilies[path]) {
    inner._fontCount += 1
    // Embedding one document's letters leaves some of them without the character they stand for.
    ready.font._glyphs = {}
    inner._fontFamilies[path] = new ready.constructor(doc, ready.font, `F${inner._fontCount}`)
  }
  doc.font(path)
  // Not the whole: it holds on to the document it was made for.
  if (!ready) parsed.set(path, { font: inner._font.font, constructor: inner._font.constructor })
  return doc
}

const known = new Map<string, (code: number) => boolean>()

function coverage(doc: Doc, path: string) {
  let has = known.get(path)
  if (!has) {
    useFont(doc, path)
    const set = new Set(innards(doc)._font.font.characterSet)
    known.set(path, (has = (code) => set.has(code)))
  }
  return has
}

interface Run {
  path: string
  text: string
}

const fontFor = (doc: Doc, face: Face, character: string) =>
  [faces[face], ...fallbacks].find((one) => coverage(doc, one)(character.codePointAt(0)!))

function runsOf(doc: Doc, face: Face, text: string): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const path = character === '\n' ? (last?.path ?? faces[face]) : fontFor(doc, face, character)
    const shown = path ? character : NOWHERE
    const used = path ?? fallbacks[0]!
    if (last?.path === used) last.text += shown
    else runs.push({ path: used, text: shown })
  }
  return runs
}

export interface Setting {
  face: Face
  size: number
  colour: string
  width: number
  lineGap?: number
  align?: 'left' | 'right'
}

const optionsOf = ({ width, lineGap = 0, align = 'left' }: Setting) => ({ width, lineGap, align })

const widths = new Map<string, number>()

function widthOf(doc: Doc, { face, size }: Setting, letter: string): number {
  const key = `${face} ${size} ${letter}`
  let width = widths.get(key)
  if (width === undefined) {
    const path = fontFor(doc, face, letter) ?? fallbacks[0]!
    widths.set(key, (width = useFont(doc, path).fontSize(size).widthOfString(letter)))
  }
  return width
}

/** Kerning moves letters a little: this much of a line is left for it. */
const SLACK = 0.97

/**
 * Words that are wider than their line, broken where it ends. pdfkit looks for that place letter by letter and measures
 * the whole rest of the word anew for each line: a page of one word took it half a minute.
 */
function broken(doc: Doc, text: string, setting: Setting): string {
  return text.replaceAll(/\S{30,}/gu, (word) => {
    let left = setting.width * SLACK
    let lines = ''
    for (const letter of word) {
      const width = widthOf(doc, setting, letter)
      if (width > left) {
        lines += '\n'
        left = setting.width * SLACK
      }
      lines += letter
      left -= width
    }
    return lines
  })
}

/** Sets the text at a place and leaves the pen below it. */
export function setText(doc: Doc, text: string, x: number, y: number, setting: Setting) {
  const runs = runsOf(doc, setting.face, broken(doc, clean(text), setting))
  doc.fillColor(setting.colour).fontSize(setting.size)
  runs.forEach((run, i) => {
    const options = { ...optionsOf(setting), continued: i < runs.length - 1 }
    useFont(doc, run.path).fontSize(setting.size)
    if (i === 0) doc.text(run.text, x, y, options)
    else doc.text(run.text, options)
  })
  useFont(doc, faces[setting.face])
}

export function heightOf(doc: Doc, text: string, setting: Setting): number {
  const lines = broken(doc, clean(text), setting)
  return useFont(doc, faces[setting.face]).fontSize(setting.size).heightOfString(lines, optionsOf(setting))
}

/** On one line, cut with an ellipsis where the room ends. */
export function shortened(doc: Doc, text: string, { face, size, width }: Setting): string {
  const fits = (one: string) => useFont(doc, faces[face]).fontSize(size).widthOfString(one) <= width
  const line = clean(text).replaceAll('\n', ' ')
  if (fits(line)) return line
  const characters = Array.from(line)
  let kept = characters.length
  while (kept > 0 && !fits(`${characters.slice(0, kept).join('').trimEnd()}…`)) kept -= 1
  return `${characters.slice(0, kept).join('').trimEnd()}…`
}
