// A table over as many pages as it needs; its head is repeated for the eye and said once.
import { colours } from './brand.ts'
import { asArtifact, inner, page, rule } from './page-frame.ts'
import { room, roomLeft, type Pen } from './pen.ts'
import type { Cell, Column, Row } from './sheet.ts'
import { tearText } from './tear-text.ts'
import { heightOf, setText, type Setting } from './type-setting.ts'

const PADDING = 5
const GUTTER = 8
/** A higher row goes on over the page, or it would leave most of one empty. */
const TALLEST_WHOLE_ROW = page.height / 4

interface Table {
  columns: readonly Column[]
  rows: readonly Row[]
}

type Lines = [text: string, setting: Setting][]

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
  const isStrong = (i: number, cell: Cell) => typeof cell !== 'string' || (i === 0 && !columns[0]!.plain)
  /** One under the other; most cells have one. */
  const linesOf = (i: number, cell: Cell): Lines => {
    const first = settingOf(i, isStrong(i, cell) ? 'strong' : 'text', size.text, colours.ink)
    if (typeof cell === 'string') return [[cell, first]]
    return [
      [cell.text, first],
      [cell.line, settingOf(i, 'text', size.text, colours.muted)],
    ]
  }
  const heightOfLines = (lines: Lines) => lines.reduce((sum, [text, setting]) => sum + heightOf(doc, text, setting), 0)
  const heightOfRow = (cells: readonly Lines[]) => Math.max(...cells.map(heightOfLines)) + 2 * PADDING
  const labels = columns.map(({ label }) => label)
  const headHeight = Math.max(...labels.map((label, i) => heightOf(doc, label, head(i)))) + 2 * PADDING

  const drawHeadAgain = () => {
    const { y } = doc
    asArtifact(doc, () => labels.forEach((label, i) => setText(doc, label, places[i]!, y + PADDING, head(i))))
    doc.y = y + headHeight
  }
  const drawRow = (type: 'TH' | 'TD', cells: readonly Lines[], height: number, isTorn = false) => {
    const { y } = doc
    const row = doc.struct('TR')
    table.add(row)
    cells.forEach((lines, i) => {
      const one = doc.struct(type, {}, () => {
        let at = y + PADDING
        for (const [text, setting] of lines) {
          setText(doc, text, places[i]!, at, setting)
          at += heightOf(doc, text, setting)
        }
      })
      if (type === 'TH') Object.assign((one as Described).dictionary.data, { A: { O: 'Table', Scope: 'Column' } })
      row.add(one)
    })
    row.end()
    doc.y = y + height
    if (!isTorn) asArtifact(doc, () => rule(doc, doc.y))
  }
  const drawNote = (note: string, setting: Setting, height: number) => {
    const { y } = doc
    asArtifact(doc, () => void doc.rect(page.side, y, inner, height).fill(colours.warm))
    const cell = doc.struct('TD', {}, () => setText(doc, note, page.side + GUTTER, y + PADDING, setting))
    Object.assign((cell as Described).dictionary.data, { A: { O: 'Table', ColSpan: columns.length } })
    const row = doc.struct('TR', {}, [cell])
    table.add(row)
    row.end()
    doc.y = y + height
  }
  /** On the next page if this one has no room for it, below the head said again. */
  const withRoom = (height: number, draw: () => void) => {
    const { page: before } = doc
    room(doc, height)
    if (doc.page !== before) drawHeadAgain()
    draw()
  }
  /** As much of a cell as has room, and the rest of it. */
  const tear = (lines: Lines, height: number): [now: Lines, later: Lines] => {
    const now: Lines = []
    const later: Lines = []
    let left = height
    for (const [text, setting] of lines) {
      const [here, there] = tearText(doc, text, setting, left)
      now.push([here, setting])
      later.push([there, setting])
      left = there ? 0 : left - heightOf(doc, here, setting)
    }
    return [now, later]
  }
  const drawTorn = (cells: readonly Lines[]) => {
    let rest = cells
    // Four lines at least of what is begun: fewer are better read on the next page.
    withRoom(4 * size.text * 1.5 + 2 * PADDING, () => {})
    while (heightOfRow(rest) > roomLeft(doc)) {
      // A line less than there is: a letter of another script may be higher than its neighbours.
      const height = roomLeft(doc) - 2 * PADDING - size.text * 1.5
      const torn = rest.map((lines) => tear(lines, height))
      drawRow(
        'TD',
        torn.map(([now]) => now),
        roomLeft(doc),
        true,
      )
      rest = torn.map(([, later]) => later)
      doc.addPage()
      drawHeadAgain()
    }
    drawRow('TD', rest, heightOfRow(rest))
  }

  const table = doc.struct('Table')
  root.add(table)
  room(doc, headHeight + 3 * size.text)
  drawRow(
    'TH',
    labels.map((label, i) => [[label, head(i)]]),
    headHeight,
  )
  for (const row of rows) {
    if ('note' in row) {
      const setting: Setting = { face: 'strong', size: size.text, colour: colours.onWarm, width: inner - 2 * GUTTER }
      const height = heightOf(doc, row.note, setting) + 2 * PADDING
      withRoom(height, () => drawNote(row.note, setting, height))
      continue
    }
    const cells = row.map((cell, i) => linesOf(i, cell))
    const height = heightOfRow(cells)
    if (height > TALLEST_WHOLE_ROW) drawTorn(cells)
    else withRoom(height, () => drawRow('TD', cells, height))
  }
  table.end()
  doc.x = page.side
  doc.y += 12
}
