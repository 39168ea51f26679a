// What every page of every document has: logo with claim, kind, rules, footer with page numbers. Drawn last, when the
// number of pages is known.
import texts from '@werkplatz/content/documents.json' with { type: 'json' }

import { colours, logo } from './brand.ts'
import type { Sheet } from './sheet.ts'
import { setText } from './type-setting.ts'

type Doc = PDFKit.PDFDocument

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, side: 42, top: 36, bottom: 62 } as const
export const inner = page.width - 2 * page.side
const LOGO_HEIGHT = 30
const RULE_Y = page.top + LOGO_HEIGHT + 12
/** Where a page's own content begins. */
export const CONTENT_Y = RULE_Y + 18

/** Seen by readers, passed over by screen readers. */
export function asArtifact(doc: Doc, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

export function drawLogo(doc: Doc) {
  doc
    .save()
    .translate(page.side, page.top)
    .scale(LOGO_HEIGHT / logo.height)
  for (const { d, fill, x, y } of logo.paths) doc.save().translate(x, y).path(d).fill(fill).restore()
  doc.restore()
}

export function rule(doc: Doc, y: number, colour: string = colours.line) {
  doc
    .moveTo(page.side, y)
    .lineTo(page.side + inner, y)
    .lineWidth(0.75)
    .strokeColor(colour)
    .stroke()
}

export function drawFrames(doc: Doc, { kind, footer }: Sheet) {
  const { start, count } = doc.bufferedPageRange()
  for (let i = 0; i < count; i += 1) {
    doc.switchToPage(start + i)
    // Otherwise a footer below the margin would open another page.
    doc.page.margins.bottom = 0
    asArtifact(doc, () => {
      // The first page's logo is part of the text, with its words for whoever cannot see it.
      if (i > 0) drawLogo(doc)
      rule(doc, RULE_Y, colours.frame)
      const quiet = { size: 9.5, colour: colours.muted }
      setText(doc, kind, page.side + inner / 2, page.top + 11, {
        ...quiet,
        face: 'strong',
        width: inner / 2,
        align: 'right',
      })
      const y = page.height - page.bottom + 20
      rule(doc, y - 8, colours.frame)
      const number = texts.frame.page.replace('{page}', String(i + 1)).replace('{pages}', String(count))
      const small = { ...quiet, size: 8.25, face: 'text' as const }
      setText(doc, footer, page.side, y, { ...small, width: inner * 0.75 })
      setText(doc, number, page.side + inner * 0.75, y, { ...small, width: inner * 0.25, align: 'right' })
    })
  }
}
