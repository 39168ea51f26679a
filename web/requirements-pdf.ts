// The leaflet for companies, set from content/public/requirements.json: one A4 page, tagged, so that screen readers
// know headings and lists.
import { fileURLToPath } from 'node:url'

import { brand, branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/public/requirements.json' with { type: 'json' }
import PDFDocument from 'pdfkit'

const texts = branded(file)
const fonts = {
  display: import.meta.resolve('@fontsource/mona-sans/files/mona-sans-latin-700-normal.woff'),
  text: import.meta.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff'),
  strong: import.meta.resolve('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff'),
}
const [ink, muted, blue, yellow] = ['#10142A', '#4C4F5C', '#1E3BB8', '#FFC21A']
const MARGIN = 64
const WIDTH = 595.28 - 2 * MARGIN

/** The four links of the folding rule, 52 × 42 units. */
const mark: [string, string][] = [
  ['M0 0l13.15 18v24L0 24z', blue],
  ['M13 18L26.15 0v24L13 42z', '#172E94'],
  ['M26 0l13.15 18v24L26 24z', blue],
  ['M39 18L52 0v24L39 42z', yellow],
]

export async function requirementsPdf(): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 56, right: MARGIN, bottom: 48, left: MARGIN },
    pdfVersion: '1.7',
    lang: 'de-CH',
    tagged: true,
    displayTitle: true,
    // The same texts make the same file, whenever it is built.
    info: {
      Title: texts.title,
      Author: brand.name,
      Subject: texts.subtitle,
      CreationDate: new Date(0),
      ModDate: new Date(0),
    },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, fileURLToPath(file))
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  write(doc)
  doc.end()
  return finished
}

function write(doc: PDFKit.PDFDocument) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw))

  doc.markContent('Artifact', { type: 'Layout' })
  doc.save().translate(MARGIN, 56).scale(0.62)
  for (const [path, colour] of mark) doc.path(path).fill(colour)
  doc.restore()
  doc.endMarkedContent()

  add('P', () =>
    doc
      .font('strong')
      .fontSize(10)
      .fillColor(muted)
      .text(texts.subtitle, MARGIN + 44, 64),
  )
  add('H1', () => doc.font('display').fontSize(27).fillColor(ink).text(texts.title, MARGIN, 112, { lineGap: 1 }))
  add('P', () =>
    doc.moveDown(0.5).font('text').fontSize(11).fillColor(muted).text(texts.intro, { width: WIDTH, lineGap: 3 }),
  )
  doc.moveDown(0.6)
  for (const { title, items } of texts.sections) {
    rule(doc)
    add('H2', () =>
      doc
        .font('display')
        .fontSize(14)
        .fillColor(ink)
        .text(title, MARGIN, doc.y + 12),
    )
    const list = doc.struct('L')
    root.add(list)
    doc.moveDown(0.35)
    for (const item of items) list.add(doc.struct('LI', {}, [doc.struct('LBody', {}, () => bullet(doc, item))]))
    list.end()
    doc.moveDown(0.55)
  }
  rule(doc)
  add('P', () =>
    doc
      .font('strong')
      .fontSize(11)
      .fillColor(blue)
      .text(texts.closing, MARGIN, doc.y + 14),
  )
  root.end()
}

function rule(doc: PDFKit.PDFDocument) {
  doc.markContent('Artifact', { type: 'Layout' })
  doc
    .moveTo(MARGIN, doc.y)
    .lineTo(MARGIN + WIDTH, doc.y)
    .lineWidth(0.7)
    .strokeColor('#E4DED2')
    .stroke()
  doc.endMarkedContent()
}

function bullet(doc: PDFKit.PDFDocument, text: string) {
  const { y } = doc
  doc.rect(MARGIN, y + 5, 5, 5).fill(yellow)
  doc
    .font('text')
    .fontSize(11)
    .fillColor(ink)
    .text(text, MARGIN + 16, y, { width: WIDTH - 16, lineGap: 2.5 })
  doc.moveDown(0.25)
}
