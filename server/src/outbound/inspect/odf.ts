// OpenDocument files (odt, ods, odp): every part is opened and read. What runs (Basic, scripts, DDE), what fetches
// (linked pictures, sections and tables) and what hides another program's object is refused.
import { fileTypes } from '@werkplatz/contract/files/kinds.ts'

import { isActingFormula, isPlainLink, schemeOf } from './formulas.ts'
import { Refused } from './inspection.ts'
import { attributeOf, type Element } from './xml.ts'
import { openZip, type Part } from './zip.ts'

export type OpenDocumentType = 'odt' | 'ods' | 'odp'

const XLINK = 'http://www.w3.org/1999/xlink'
const namespace = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`

const plainParts = new Set(
  'xml rdf png jpg jpeg gif bmp tif tiff emf wmf svg svm svgz webp ttf otf mp3 mp4 m4a m4v wav avi mov wmv ogg ogv webm'.split(
    ' ',
  ),
)
/** Without an extension by custom: the stated type, a cache of the layout, pictures that stand for charts. */
const plainNames = /^(mimetype|layout-cache|ObjectReplacements\/[\w ]+|Pictures\/\w+|Thumbnails\/\w+)$/
const programFolders = /^(Basic|Scripts|Dialogs)\//i

const running = new Set([
  'dde-source',
  'dde-connection-decl',
  'dde-connection-decls',
  'dde-connection',
  'dde-link',
  'dde-links',
  'execute-macro',
  'applet',
])
const inside = new Set(['object-ole', 'plugin', 'floating-frame'])
const links = new Set(['a', 'area-rectangle', 'area-circle', 'area-polygon', 'event-listener', 'hyperlink-behaviour'])

export async function guardOpenDocument(bytes: Buffer, type: OpenDocumentType) {
  const parts = await openZip(bytes)
  // Its first part says in clear what it is.
  const first = parts[0]!
  const stated = first.name === 'mimetype' && first.method === 0 ? (await first.bytes()).toString('latin1') : ''
  if (stated !== fileTypes[type].mime || !parts.some(({ name }) => name === 'content.xml')) {
    throw new Refused('wrong_type')
  }
  const names = new Set(parts.map(({ name }) => name))
  for (const part of parts) await guardPart(part, names)
}

async function guardPart(part: Part, names: ReadonlySet<string>) {
  if (programFolders.test(part.name)) throw new Refused('active_content')
  if (part.name.endsWith('/') || plainNames.test(part.name)) return
  const lower = part.name.toLowerCase()
  const extension = lower.slice(lower.lastIndexOf('.') + 1)
  if (!plainParts.has(extension)) throw new Refused('embedded')
  if (extension === 'xml' || extension === 'rdf')
    await part.readXml({ open: (element) => guardElement(element, names) })
}

function guardElement(element: Element, names: ReadonlySet<string>) {
  const { local, uri } = element
  if (local === 'encryption-data') throw new Refused('locked')
  if (running.has(local) || (local === 'script' && uri === namespace('office'))) throw new Refused('active_content')
  if (local === 'event-listener' && uri === namespace('script')) throw new Refused('active_content')
  if (inside.has(local)) throw new Refused('embedded')
  if (local.startsWith('database-source')) throw new Refused('reaches_out')
  const action = local === 'event-listener' ? attributeOf(element, 'action') : undefined
  if (action === 'execute' || action === 'verb') throw new Refused('active_content')
  const formula = attributeOf(element, 'formula')
  if (formula !== undefined && isActingFormula(formula)) throw new Refused('active_content')
  for (const attribute of element.attributes) {
    if (attribute.uri === XLINK && attribute.local === 'href') guardReference(local, attribute.value, names)
  }
}

function guardReference(local: string, target: string, names: ReadonlySet<string>) {
  if (target === '' || target.startsWith('#')) return
  if (links.has(local)) {
    if (!isPlainLink(target)) throw new Refused('reaches_out')
    return
  }
  // Which template it was made from is a note for its author; it must not be a place in the network.
  if (local === 'template' && schemeOf(target) === null && isPlainLink(target)) return
  const name = decoded(target.startsWith('./') ? target.slice(2) : target)
  const isOwn = names.has(name) || names.has(`${name}/`) || names.has(`${name}/content.xml`)
  if (!isOwn) throw new Refused('reaches_out')
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}
