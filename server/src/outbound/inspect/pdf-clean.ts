// What stays of a PDF. Viewers differ in what they start on their own, so the rule is the other way round: a few actions
// are known to be harmless and stay, wherever in the file an object stands and however it is reached.
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFRef,
  PDFStream,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

import { isPlainLink, schemeOf } from './formulas.ts'
import { Refused } from './inspection.ts'

const words = (text: string) => new Set(text.split(' '))

/** All the catalogue may say: pages, how to find one's way in them, forms as they were filled in. */
const catalogueKeys = words(
  'Type Version Pages PageLabels Names Dests ViewerPreferences PageLayout PageMode Outlines Metadata StructTreeRoot ' +
    'MarkInfo Lang OutputIntents OCProperties AcroForm',
)
/** Never, in no dictionary that has fixed keys. */
const forbiddenKeys = words(
  'AA OpenAction JS JavaScript XFA EF RF AF EmbeddedFiles RichMediaContent RichMediaSettings Renditions ' +
    'AlternatePresentations Collection PieceInfo Perms Requirements OPI CO SigFlags DSS SpiderInfo',
)
/** Their data lies in another file. */
const outsideStreamKeys = words('F FFilter FDecodeParms Ref')
/** Dictionaries whose keys are names of the author's choice: a font may well be called AA. */
const tables = words(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Dests RoleMap ClassMap Colorants',
)

const actions = words(
  'GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript ' +
    'SetOCGState Rendition Trans GoTo3DView RichMediaExecute',
)
const actionKeys = words('A PA Next')
const turns = words('NextPage PrevPage FirstPage LastPage')
const actingAnnotations = words('FileAttachment RichMedia Screen Movie Sound 3D')
const hiddenTypes = words('EmbeddedFile ObjStm XRef Filespec F Sig DocTimeStamp Rendition MediaClip 3D')

type Holder = PDFDict | PDFArray
interface Visit {
  holder: Holder
  /** The key it stands under; an array's members inherit the array's. */
  key: string
}

export const isDictionary = (object: PDFObject | undefined): object is PDFDict => object instanceof PDFDict

export function cleanPdf(context: PDFContext, root: PDFRef) {
  const resolve = (value: PDFObject | undefined): PDFObject | undefined => {
    let object = value
    for (let hops = 0; object instanceof PDFRef; hops += 1) {
      if (hops > 20) return PDFNull
      object = context.lookup(object)
    }
    return object
  }
  const catalogue = resolve(root) as PDFDict
  keepOnly(catalogue, catalogueKeys)
  const names = resolve(catalogue.get(PDFName.of('Names')))
  if (isDictionary(names)) keepOnly(names, words('Dests'))

  const look = lookWith(resolve)
  const { Info, ID } = context.trailerInfo
  const visits: Visit[] = []
  // Once as what it is, and once more if it is also used as a table: neither use may hide it from the other's rule.
  const seen = { plain: new Set<Holder>(), table: new Set<Holder>() }
  const visit = (object: PDFObject | undefined, key: string) => {
    const holder = object instanceof PDFStream ? object.dict : object
    if (!(holder instanceof PDFDict || holder instanceof PDFArray)) return
    const kind = tables.has(key) ? 'table' : 'plain'
    if (seen[kind].has(holder)) return
    seen[kind].add(holder)
    visits.push({ holder, key })
  }
  visit(catalogue, '')
  visit(resolve(Info), 'Info')
  visit(ID, 'ID')
  for (let next = visits.pop(); next; next = visits.pop()) {
    const { holder, key } = next
    const isTable = holder instanceof PDFDict && tables.has(key)
    for (const [name, value] of entriesOf(holder)) {
      const under = name ?? key
      const object = resolve(value)
      if (object instanceof PDFInvalidObject) throw new Refused('broken')
      const isForbidden = name !== null && !isTable && forbiddenKeys.has(name)
      if (isForbidden || isHarmful(look, object, isTable ? '' : under)) remove(holder, under, value)
      else {
        if (object instanceof PDFStream) dropKeys(object.dict, outsideStreamKeys)
        visit(object, under)
      }
    }
  }
  forgetUnreached(context, root)
}

type Look = (dictionary: PDFDict, key: string) => PDFObject | undefined
const lookWith =
  (resolve: (value: PDFObject | undefined) => PDFObject | undefined): Look =>
  (dictionary, key) =>
    resolve(dictionary.get(PDFName.of(key)))

/** Every value may stand behind a reference, also the word that says what kind of action it is. */
const wordOf = (look: Look, dictionary: PDFDict, key: string): string | null => {
  const value = look(dictionary, key)
  return value instanceof PDFName ? value.decodeText() : null
}

function isHarmful(look: Look, object: PDFObject | undefined, key: string): boolean {
  const dictionary = object instanceof PDFStream ? object.dict : object
  if (!(dictionary instanceof PDFDict)) return false
  const [type, subtype] = [wordOf(look, dictionary, 'Type'), wordOf(look, dictionary, 'Subtype')]
  if (type && hiddenTypes.has(type)) return true
  if (subtype && (actingAnnotations.has(subtype) || (subtype === 'PS' && object instanceof PDFStream))) return true
  if (dictionary.has(PDFName.of('ByteRange'))) return true
  const kind = wordOf(look, dictionary, 'S')
  // Attributes of a structure element stand under A too; they say to whom they belong (O) and start nothing.
  const isAction =
    type === 'Action' ||
    (kind !== null && actions.has(kind)) ||
    (actionKeys.has(key) && dictionary.has(PDFName.of('S')) && !dictionary.has(PDFName.of('O')))
  if (!isAction) return false
  dictionary.delete(PDFName.of('Next'))
  return !isPlainAction(look, dictionary, kind)
}

function isPlainAction(look: Look, action: PDFDict, kind: string | null): boolean {
  if (kind === 'GoTo') return true
  if (kind === 'Named') return turns.has(wordOf(look, action, 'N') ?? '')
  if (kind !== 'URI') return false
  const target = look(action, 'URI')
  if (!(target instanceof PDFString || target instanceof PDFHexString)) return false
  const link = target.decodeText()
  return isPlainLink(link) && schemeOf(link.trim()) !== null
}

const entriesOf = (holder: Holder): [string | null, PDFObject][] =>
  holder instanceof PDFDict
    ? holder.entries().map(([name, value]) => [name.decodeText(), value])
    : holder.asArray().map((value) => [null, value])

/** In a list whose members have no fixed place one goes without a trace. */
const loose = words('Annots Fields')

function remove(holder: Holder, key: string, value: PDFObject) {
  if (holder instanceof PDFDict) return void holder.delete(PDFName.of(key))
  for (let at = holder.size() - 1; at >= 0; at -= 1) {
    if (holder.get(at) !== value) continue
    if (loose.has(key)) holder.remove(at)
    else holder.set(at, PDFNull)
  }
}

const keepOnly = (dictionary: PDFDict, keys: ReadonlySet<string>) => {
  for (const name of dictionary.keys()) if (!keys.has(name.decodeText())) dictionary.delete(name)
}
const dropKeys = (dictionary: PDFDict, keys: ReadonlySet<string>) => {
  for (const name of dictionary.keys()) if (keys.has(name.decodeText())) dictionary.delete(name)
}

/** What was cut off must not stay in the file: followed once more from the top, now that it is clean. */
function forgetUnreached(context: PDFContext, root: PDFRef) {
  const { Info, ID } = context.trailerInfo
  const kept = new Set<PDFRef>()
  const open: (PDFObject | undefined)[] = [root, Info, ID]
  const seen = new Set<PDFObject>()
  for (let object = open.pop(); object !== undefined || open.length; object = open.pop()) {
    if (object === undefined || seen.has(object)) continue
    seen.add(object)
    if (object instanceof PDFRef) {
      kept.add(object)
      open.push(context.lookup(object))
    } else if (object instanceof PDFStream) open.push(object.dict)
    else if (object instanceof PDFDict) for (const value of object.values()) open.push(value)
    else if (object instanceof PDFArray) for (const value of object.asArray()) open.push(value)
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!kept.has(ref)) context.delete(ref)
  // The trailer says how many objects there are.
  context.largestObjectNumber = context
    .enumerateIndirectObjects()
    .reduce((largest, [ref]) => Math.max(largest, ref.objectNumber), 0)
}
