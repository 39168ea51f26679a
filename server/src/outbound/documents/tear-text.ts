// A text that is longer than what is left of a page, torn between two words.
import { clean, heightOf, type Setting } from './type-setting.ts'

/** The most of it that is no higher than `height`, and the rest. */
export function tearText(
  doc: PDFKit.PDFDocument,
  text: string,
  setting: Setting,
  height: number,
): [now: string, later: string] {
  const whole = clean(text)
  if (heightOf(doc, whole, setting) <= height) return [whole, '']
  // Where a word ends: what comes after it may stand on the next page. One word that fills a page is torn anywhere.
  const ends = [...whole.matchAll(/\s+/g)].map(({ index }) => index)
  const places = ends.length > 0 ? ends : Array.from(whole, (_, i) => i)
  let fits = 0
  let tooLong = places.length
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1
    if (heightOf(doc, whole.slice(0, places[middle]), setting) <= height) fits = middle
    else tooLong = middle
  }
  const end = places[fits] ?? 0
  return [whole.slice(0, end), whole.slice(end).trimStart()]
}
