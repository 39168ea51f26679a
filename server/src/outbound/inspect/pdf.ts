// A PDF is read object by object (those packed into object streams too) and written anew: from its catalogue only what
// shows pages is followed, actions other than plain links go, and what nothing points at any more is left behind.
import { EncryptedPDFError, PDFDict, PDFDocument, PDFName, PDFRef, type PDFContext } from '@cantoo/pdf-lib'

import { Refused } from './inspection.ts'
import { cleanPdf, isDictionary } from './pdf-clean.ts'

const TAIL = 1_024
const MAX_OBJECTS = 200_000
/** Objects that were packed are written out plainly, which makes a file larger; a few times larger is no honest file. */
const MAX_BYTES = 64 * 1024 * 1024

export async function rewritePdf(bytes: Buffer): Promise<Uint8Array> {
  guardFrame(bytes)
  const document = await load(bytes)
  const { context } = document
  if (context.enumerateIndirectObjects().length > MAX_OBJECTS) throw new Refused('too_heavy')
  const root = context.trailerInfo.Root
  if (!(root instanceof PDFRef) || !isDictionary(context.lookup(root))) throw new Refused('broken')
  const { Info, ID } = context.trailerInfo
  context.trailerInfo = { Root: root, ...(Info instanceof PDFRef && { Info }), ...(ID && { ID }) }
  cleanPdf(context, root)
  if (!hasPages(context, root)) throw new Refused('broken')
  const clean = await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false })
  if (clean.length > MAX_BYTES) throw new Refused('too_heavy')
  return clean
}

/** It begins where it begins and ends where it ends: anything around it would be a second file in the same bytes. */
function guardFrame(bytes: Buffer) {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw new Refused('wrong_type')
  const end = bytes.lastIndexOf('%%EOF')
  if (end < 0 || bytes.length - end > TAIL) throw new Refused('broken')
  if (bytes.toString('latin1', end + 5).trim() !== '') throw new Refused('broken')
}

async function load(bytes: Buffer): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { updateMetadata: false })
  } catch (error) {
    throw new Refused(error instanceof EncryptedPDFError ? 'locked' : 'broken')
  }
}

function hasPages(context: PDFContext, root: PDFRef): boolean {
  const pages = context.lookup(root, PDFDict).lookup(PDFName.of('Pages'))
  return pages instanceof PDFDict && pages.lookup(PDFName.of('Kids')) !== undefined
}
