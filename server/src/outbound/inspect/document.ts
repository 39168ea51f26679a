// Documents are opened and read part by part, not searched by pattern: a PDF is written anew without anything that acts, an
// Office or OpenDocument file that runs, fetches or hides something is refused. Always handed out as a download.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Extension } from '@werkplatz/contract/files/kinds.ts'

import { Refused, type ChildTask, type Found } from './inspection.ts'
import { guardOpenDocument } from './odf.ts'
import { guardOffice } from './ooxml.ts'
import { inspectScan } from './picture.ts'

function plainText(bytes: Buffer) {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel writes on Windows.
    text = new TextDecoder('windows-1252').decode(bytes)
  }
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32) || byte === 127)) throw new Refused('wrong_type')
  // A page or a program that calls itself a text.
  if (
    /^\ufeff?\s*(?:<(?:!doctype|html|head|body|script|svg|\?xml|\?php|iframe)|#!|%PDF|MZ|GIF8|\{\\rtf|X5O!)/i.test(text)
  ) {
    throw new Refused('wrong_type')
  }
  if (/<script[\s>]/i.test(text)) throw new Refused('active_content')
}

/** Refuses the bytes, or gives others to serve in their place. */
type Check = (bytes: Buffer) => Promise<Uint8Array | void> | void

const checks: Partial<Record<Extension, Check>> = {
  // Loaded with the first one: half of a child's start would be for this, and many never see a PDF.
  pdf: async (bytes) => (await import('./pdf.ts')).rewritePdf(bytes),
  docx: (bytes) => guardOffice(bytes, 'docx'),
  xlsx: (bytes) => guardOffice(bytes, 'xlsx'),
  pptx: (bytes) => guardOffice(bytes, 'pptx'),
  odt: (bytes) => guardOpenDocument(bytes, 'odt'),
  ods: (bytes) => guardOpenDocument(bytes, 'ods'),
  odp: (bytes) => guardOpenDocument(bytes, 'odp'),
  txt: plainText,
  csv: plainText,
}

export async function inspectDocument(task: ChildTask): Promise<Found> {
  if (task.extension === 'png' || task.extension === 'jpg' || task.extension === 'jpeg') return inspectScan(task)
  const check = checks[task.extension]
  if (!check) throw new Refused('wrong_type')
  const rewritten = await check(await readFile(task.path))
  const path = join(task.folder, 'full')
  await (rewritten ? writeFile(path, rewritten) : copyFile(task.path, path))
  return { outcome: 'clean', variants: ['full'] }
}
