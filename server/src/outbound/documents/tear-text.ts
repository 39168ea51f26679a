// A text that is longer than what is left of a page, torn between two words.
import { clean, heightOf, type Setting } from './type-setting.ts'

/** The most of it that is no higher than `height`, and the rest. */
export function tearText(
  doc: PDFKit.PDFDocument,
  text: string,
  setting: Setting,
  height: number,
): [now: string, later: string] {
  const whole = clean(text).trimStart()
  const fits = (end: number) => heightOf(doc, whole.slice(0, end), setting) <= height
  if (height <= 0) return ['', whole]
  if (fits(whole.length)) return [whole, '']
  const wordEnds = [...whole.matchAll(/\s+/g)].map(({ index }) => index)
  // A word that fills a page is torn anywhere, but not within a letter.
  const end = last(wordEnds, fits) ?? last(letterEnds(whole), fits) ?? 0
  return [whole.slice(0, end), whole.slice(end).trimStart()]
}

function letterEnds(text: string): number[] {
  let end = 0
  return Array.from(text, (letter) => (end += letter.length))
}

/** Of places in order, the last that fits: all before it do, none after it does. */
function last(places: readonly number[], fits: (place: number) => boolean): number | undefined {
  let from = 0
  let to = places.length
  while (from < to) {
    const middle = (from + to) >> 1
    if (fits(places[middle]!)) from = middle + 1
    else to = middle
  }
  return places[from - 1]
}
