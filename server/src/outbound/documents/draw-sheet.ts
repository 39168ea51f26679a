// A sheet becomes a tagged PDF, so that screen readers know headings, lists, tables and pictures.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import PDFDocument from 'pdfkit'

import { drawBlock } from './draw-blocks.ts'
import { CONTENT_Y, drawFrames, drawLogo, page } from './page-frame.ts'
import type { Pen } from './pen.ts'
import type { LoadedPictures } from './pictures.ts'
import type { Look, Sheet } from './sheet.ts'
import { clean } from './type-setting.ts'

const texts = branded(file)

/** Sizes in points: title, heading, text, and what is beside the point. */
const sizes: Record<Look, Pen['size']> = {
  report: { title: 19, heading: 10.5, text: 9.75, small: 8.6 },
  notice: { title: 28, heading: 14, text: 11.5, small: 9.5 },
}

export async function drawSheet(sheet: Sheet, pictures: LoadedPictures): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: CONTENT_Y, right: page.side, bottom: page.bottom, left: page.side },
    pdfVersion: '1.7',
    lang: 'de-CH',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: clean(sheet.title), Author: texts.frame.brand, Subject: clean(sheet.kind) },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const pen: Pen = { doc, root, size: sizes[sheet.look], pictures }
  root.add(doc.struct('Figure', { alt: texts.frame.logoAlt }, () => drawLogo(doc)))
  doc.x = page.side
  doc.y = CONTENT_Y
  drawBlock(pen, { type: 'title', text: sheet.title })
  for (const block of sheet.blocks) drawBlock(pen, block)
  root.end()
  drawFrames(doc, sheet)
  doc.end()
  return finished
}
