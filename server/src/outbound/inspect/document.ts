// Documents are not rewritten (only pictures among them are): they are checked to be what they say and nothing more,
// scanned, and always handed out as a download.
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fileTypes, type Extension } from '@werkplatz/contract/files/kinds.ts'

import { Refused, type Inspection, type InspectionTask } from './inspection.ts'
import { inspectScan } from './picture.ts'
import { readZip, type ZipEntry } from './zip.ts'

type Check = (bytes: Buffer) => void

/** The folder that makes an Office file a text, a table or slides. */
const office =
  (folder: string): Check =>
  (bytes) => {
    const entries = readZip(bytes)
    const names = entries.map((entry) => entry.name)
    if (!names.includes('[Content_Types].xml') || !names.some((name) => name.startsWith(folder))) {
      throw new Refused('wrong_type')
    }
    guardParts(entries)
  }

const openDocument =
  (extension: Extension): Check =>
  (bytes) => {
    const entries = readZip(bytes)
    // Its first part says in clear what it is.
    const first = entries.toSorted((a, b) => a.dataAt - b.dataAt)[0]!
    const stated = bytes.toString('latin1', first.dataAt, first.dataAt + first.size)
    if (first.name !== 'mimetype' || first.method !== 0 || stated !== fileTypes[extension].mime) {
      throw new Refused('wrong_type')
    }
    guardParts(entries)
  }

/** Macros, programs and archives in archives have no place in what apprentices send each other. */
const runs =
  /(^|\/)(vbaProject|vbaData|activeX|Basic|Scripts)([/.]|$)|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|jar|hta|lnk|zip|rar|7z)$|oleObject/i

function guardParts(entries: readonly ZipEntry[]) {
  if (entries.some(({ name }) => runs.test(name))) throw new Refused('active_content')
}

const PDF_TAIL = 1_024
/** Names as a PDF writes them; one with #xx escapes is spelled out first. */
const pdfRuns = /\/(?:JavaScript|Launch|RichMedia|EmbeddedFiles?)(?![A-Za-z])[\s/<[(]/

function pdf(bytes: Buffer) {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) throw new Refused('wrong_type')
  // Anything after the end would be a second file in the same bytes.
  const end = text.lastIndexOf('%%EOF')
  if (end < 0 || text.slice(end + 5).trim() !== '' || text.length - end > PDF_TAIL) throw new Refused('broken')
  const spelled = text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
  if (pdfRuns.test(spelled)) throw new Refused('active_content')
}

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

const checks: Partial<Record<Extension, Check>> = {
  pdf,
  docx: office('word/'),
  xlsx: office('xl/'),
  pptx: office('ppt/'),
  odt: openDocument('odt'),
  ods: openDocument('ods'),
  odp: openDocument('odp'),
  txt: plainText,
  csv: plainText,
}

export async function inspectDocument(task: InspectionTask): Promise<Inspection> {
  if (task.extension === 'png' || task.extension === 'jpg' || task.extension === 'jpeg') return inspectScan(task)
  const check = checks[task.extension]
  if (!check) throw new Refused('wrong_type')
  const bytes = await readFile(task.path)
  check(bytes)
  const path = join(task.folder, 'full')
  await copyFile(task.path, path)
  const type = fileTypes[task.extension].mime
  return { outcome: 'clean', copies: [{ variant: 'full', path, type, size: bytes.length }], realType: type }
}
