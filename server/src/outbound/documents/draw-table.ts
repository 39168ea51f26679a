// A table over as many pages as it needs; its head is repeated for the eye and said once.
import { colours } from './brand.ts'
import { asArtifact, inner, page, rule } from './page-frame.ts'
import { room, type Pen } from './pen.ts'
import type { Column } from './sheet.ts'
import { heightOf, setText, type Setting } from './type-setting.ts'

const PADDING = 5
const GUTTER = 8

interface Table {
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
}

/** What pdfkit's types leave out: a head cell says what it is the head of. */
type Described = PDFKit.PDFStructureElement & { dictionary: { data: object } }

export function drawTable({ doc, root, size }: Pen, { columns, rows }: Table) {
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (inner * share) / total)
  const places = widths.map((_, i) => page.side + widths.slice(0, i).reduce((sum, width) => sum + width, 0))
  const settingOf = (i: number, face: Setting['face'], points: number, colour: string): Setting => ({
    face,
    size: points,
    colour,
    width: widths[i]! - GUTTER,
    align: columns[i]!.align ?? 'left',
  })
  const head = (i: number) => settingOf(i, 'strong', size.small, colours.muted)
  const cell = (i: number) => settingOf(i, i === 0 ? 'strong' : 'text', size.text, colours.ink)
  const tallest = (texts: readonly string[], of: (i: number) => Setting) =>
    Math.max(...texts.map((text, i) => heightOf(doc, text, of(i)))) + 2 * PADDING
  const labels = columns.map(({ label }) => label)
  const headHeight = tallest(labels, head)

  const drawHeadAgain = () => {
    const { y } = doc
    asArtifact(doc, () => labels.forEach((label, i) => setText(doc, label, places[i]!, y + PADDING, head(i))))
    doc.y = y + headHeight
  }
  const drawRow = (type: 'TH' | 'TD', texts: readonly string[], of: (i: number) => Setting, height: number) => {
    const { y } = doc
    const row = doc.struct('TR')
    table.add(row)
    texts.forEach((text, i) => {
      const one = doc.struct(type, {}, () => setText(doc, text, places[i]!, y + PADDING, of(i)))
      if (type === 'TH') Object.assign((one as Described).dictionary.data, { A: { O: 'Table', Scope: 'Column' } })
      row.add(one)
    })
    row.end()
    doc.y = y + height
    asArtifact(doc, () => rule(doc, doc.y))
  }

  const table = doc.struct('Table')
  root.add(table)
  room(doc, headHeight + 3 * size.text)
  drawRow('TH', labels, head, headHeight)
  for (const texts of rows) {
    const height = tallest(texts, cell)
    const { page: before } = doc
    room(doc, height)
    if (doc.page !== before) drawHeadAgain()
    drawRow('TD', texts, cell, height)
  }
  table.end()
  doc.x = page.side
  doc.y += 12
}
