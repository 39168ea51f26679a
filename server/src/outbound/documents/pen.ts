// What the drawing of every block is handed.
import { page } from './page-frame.ts'
import type { LoadedPictures } from './pictures.ts'

export interface Pen {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  size: { title: number; heading: number; text: number; small: number }
  pictures: LoadedPictures
}

/** What must not be torn goes to the next page if this one has no room for it. */
export function room(doc: PDFKit.PDFDocument, height: number) {
  if (height > roomLeft(doc)) doc.addPage()
}

export const roomLeft = (doc: PDFKit.PDFDocument) => page.height - page.bottom - doc.y
