// Office files (docx, xlsx, pptx): every part is opened and read. What runs (macros, ActiveX, DDE), what fetches (remote
// templates, linked pictures, external tables) and what hides another program's object is refused.
import { isActingFormula, isPlainLink, schemeOf } from './formulas.ts'
import { Refused } from './inspection.ts'
import { attributeOf, type Element, type Sight } from './xml.ts'
import { openZip, type Part } from './zip.ts'

export type OfficeType = 'docx' | 'xlsx' | 'pptx'

const mainTypes: Record<OfficeType, string> = {
  docx: 'wordprocessingml.document.main+xml',
  xlsx: 'spreadsheetml.sheet.main+xml',
  pptx: 'presentationml.presentation.main+xml',
}
const CONTENT_TYPES = '[Content_Types].xml'

/** Parts that are read, shown or played by the program itself; whatever else is in the archive has no business there. */
const plainParts = new Set(
  (
    'xml rels vml png jpg jpeg jpe gif bmp tif tiff emf wmf svg wdp jxr webp ico mp3 mp4 m4a m4v wav avi mov wmv mpg mpeg ' +
    'ttf otf odttf fntdata psmdcp'
  ).split(' '),
)
/** Settings in a format of their own: of the printer, of an add-in. */
const inertBinary = /(^|\/)(printerSettings|customProperty)\d*\.bin$/i
const officeInside = /\.(docx|xlsx|pptx)$/i
/** A chart brings its table along, a table may bring a chart: that is as deep as it goes. */
const MAX_DEPTH = 2

const actingTypes = ['macro', 'vba', 'activex', 'dialogsheet']
const outsideTypes = [
  'attachedtemplate',
  'externallink',
  'externallinkpath',
  'connections',
  'querytable',
  'subdocument',
]
const insideTypes = ['oleobject', 'afchunk']

export async function guardOffice(bytes: Buffer, type: OfficeType, depth = 0) {
  const parts = await openZip(bytes)
  const types = parts.find(({ name }) => name === CONTENT_TYPES)
  if (!types) throw new Refused('wrong_type')
  await guardContentTypes(types, type)
  for (const part of parts) await guardPart(part, depth)
}

async function guardContentTypes(part: Part, type: OfficeType) {
  let isMain = false
  await part.readXml({
    open: (element) => {
      const stated = (attributeOf(element, 'ContentType') ?? '').toLowerCase()
      if (stated.endsWith(mainTypes[type])) isMain = true
      if (['macroenabled', 'vbaproject', 'activex', 'macrosheet'].some((word) => stated.includes(word))) {
        throw new Refused('active_content')
      }
      if (stated.includes('oleobject')) throw new Refused('embedded')
    },
  })
  if (!isMain) throw new Refused('wrong_type')
}

async function guardPart(part: Part, depth: number) {
  if (part.name.endsWith('/')) return
  const lower = part.name.toLowerCase()
  const extension = lower.slice(lower.lastIndexOf('.') + 1)
  if (lower.includes('vbaproject') || lower.includes('vbadata') || lower.includes('activex')) {
    throw new Refused('active_content')
  }
  const inside = officeInside.exec(part.name)
  if (inside) {
    if (depth >= MAX_DEPTH) throw new Refused('embedded')
    return guardOffice(await part.bytes(), inside[1]!.toLowerCase() as OfficeType, depth + 1)
  }
  if (!plainParts.has(extension) && !inertBinary.test(part.name)) throw new Refused('embedded')
  if (extension === 'rels') return part.readXml({ open: guardRelationship })
  if (extension === 'xml' || extension === 'vml') {
    const { sight, finish } = contentSight()
    await part.readXml(sight)
    finish()
  }
}

/** Where one part names another, or something outside. The type's last word is the same in both dialects of the format. */
function guardRelationship(element: Element) {
  if (element.local !== 'Relationship') return
  const type = (attributeOf(element, 'Type') ?? '').toLowerCase().split('/').at(-1)!
  const target = attributeOf(element, 'Target') ?? ''
  if (type.startsWith('control') || actingTypes.some((word) => type.includes(word))) {
    throw new Refused('active_content')
  }
  if (insideTypes.includes(type)) throw new Refused('embedded')
  if (outsideTypes.includes(type)) throw new Refused('reaches_out')
  const isOutside = attributeOf(element, 'TargetMode')?.toLowerCase() === 'external' || schemeOf(target) !== null
  if (isOutside && !(type === 'hyperlink' && isPlainLink(target))) throw new Refused('reaches_out')
}

const VML = 'urn:schemas-microsoft-com:vml'
const formulaElements = new Set(['f', 'formula', 'formula1', 'formula2', 'definedName', 'oldFormula'])
const ddeElements = new Set(['ddeLink', 'ddeItem', 'oleLink'])
const slideActions = ['hlinksldjump', 'hlinkshowjump', 'hlinkpres', 'media', 'customshow', 'noaction']

function contentSight(): { sight: Sight; finish: () => void } {
  const fields: string[] = []
  let collecting: 'instruction' | 'formula' | null = null
  let formula = ''
  const sight: Sight = {
    open(element) {
      const { local } = element
      if (ddeElements.has(local)) throw new Refused('active_content')
      if (local === 'altChunk') throw new Refused('embedded')
      if (local === 'fldChar') fieldMark(fields, attributeOf(element, 'fldCharType'))
      if (local === 'fldSimple') guardField(attributeOf(element, 'instr') ?? '')
      if (local === 'instrText' || local === 'delInstrText') collecting = 'instruction'
      if (formulaElements.has(local)) [collecting, formula] = ['formula', '']
      if (local.startsWith('hlink')) guardSlideAction(attributeOf(element, 'action'))
      if (element.uri === VML && element.attributes.some(({ local: name, value }) => isRemoteSource(name, value))) {
        throw new Refused('reaches_out')
      }
    },
    text(text) {
      if (collecting === 'formula') formula += text
      // A field's instruction may be cut into as many runs as one likes.
      if (collecting === 'instruction') {
        if (fields.length === 0) fields.push('')
        fields[fields.length - 1] += text
      }
    },
    close(local) {
      if (collecting === 'formula' && formulaElements.has(local)) {
        if (isActingFormula(formula)) throw new Refused('active_content')
      }
      collecting = null
    },
  }
  // A field ends with its part, closed or not.
  return { sight, finish: () => fields.forEach(guardField) }
}

const isRemoteSource = (name: string, value: string) =>
  (name === 'src' || name === 'althref') && (schemeOf(value) !== null || !isPlainLink(value))

function fieldMark(fields: string[], mark: string | undefined) {
  if (mark === 'begin') fields.push('')
  else if (mark === 'separate') guardField(fields.at(-1) ?? '')
  else if (mark === 'end') guardField(fields.pop() ?? '')
}

/** What Word computes from this document, its properties, the person or the clock. All others start or fetch something. */
const plainFields = new Set(
  (
    'ADDIN ADDRESSBLOCK ADVANCE ASK AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE ' +
    'DATE DOCPROPERTY DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FILLIN FORMCHECKBOX FORMDROPDOWN FORMTEXT GREETINGLINE ' +
    'HYPERLINK IF INDEX INFO KEYWORDS LASTSAVEDBY LISTNUM MERGEFIELD MERGEREC MERGESEQ NEXT NEXTIF NOTEREF NUMCHARS NUMPAGES ' +
    'NUMWORDS PAGE PAGEREF PRINTDATE PRIVATE REF REVNUM SAVEDATE SECTION SECTIONPAGES SEQ SET SHAPE SKIPIF STYLEREF SUBJECT ' +
    'SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS USERNAME XE'
  ).split(' '),
)

function guardField(instruction: string) {
  const name = instruction.trim().split(/\s/, 1)[0]!.toUpperCase()
  // A bookmark's own name is a field too, and `=` is arithmetic; neither is a command with arguments.
  if (name === '' || name.startsWith('=') || plainFields.has(name)) return
  if (instruction.trim().split(/\s+/).length === 1 && !actingFields.has(name)) return
  throw new Refused('active_content')
}
const actingFields = new Set(['DDE', 'DDEAUTO', 'QUOTE', 'INCLUDE', 'INCLUDETEXT', 'INCLUDEPICTURE', 'IMPORT', 'LINK'])

function guardSlideAction(action: string | undefined) {
  if (!action) return
  const [scheme, rest = ''] = action.toLowerCase().split('://')
  const name = rest.split('?', 1)[0]!
  if (scheme !== 'ppaction' || !slideActions.includes(name)) throw new Refused('active_content')
}
