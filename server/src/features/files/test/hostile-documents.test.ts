// Documents that act, each uploaded as a person would: a PDF is served without what acted, an Office or OpenDocument file
// is refused with the sentence of its reason. Documents as programs really write them pass.
import { readdirSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { testApp, type TestApp } from '../../../../test/app.ts'
import { newScene, type Scene } from '../../../../test/people.ts'
import { testWorker } from '../../../../test/worker.ts'
import { workerParts } from '../../../app.ts'
import { refusalMessages, type FileRefusal } from '../refusal-messages.ts'
import { actingOffice, cell, field, office, open, relation } from './corpus/acting-office.ts'
import { ACTS, actingPdfs, pdf, refusedPdfs } from './corpus/acting-pdfs.ts'
import { text } from './corpus/build.ts'
import { read, upload, type Shown } from './support.ts'

let app: TestApp
let scene: Scene
let lea: string
beforeAll(async () => {
  app = await testApp()
  scene = await newScene(app)
  await testWorker(app, workerParts)
})
beforeEach(async () => {
  // The half hour's limit is not what is tested here.
  app.clock.add(1_801)
  lea = await app.tokenOf(scene.lea)
})

const hand = (name: string, bytes: Buffer) => upload(app, lea, { group: 'document', name, bytes })
const served = async (name: string, bytes: Buffer) => {
  const answer = await hand(name, bytes)
  expect([name, answer.status, answer.body]).toEqual([name, 200, expect.anything()])
  return (await read((answer.body as Shown).signedUrl)).bytes
}

/** Every word of every object, those in object streams and in the data of streams too. */
async function everyWord(bytes: Buffer): Promise<string[]> {
  const found: string[] = []
  const look = (object: PDFObject) => {
    if (object instanceof PDFName) found.push(object.decodeText())
    else if (object instanceof PDFString || object instanceof PDFHexString) found.push(object.decodeText())
    else if (object instanceof PDFArray) object.asArray().forEach(look)
    else if (object instanceof PDFDict) for (const [key, value] of object.entries()) [key, value].forEach(look)
    else if (object instanceof PDFRawStream) {
      look(object.dict)
      found.push(unpacked(object))
    }
  }
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true })
  for (const [, object] of document.context.enumerateIndirectObjects()) look(object)
  return found
}

function unpacked(stream: PDFRawStream): string {
  const bytes = Buffer.from(stream.contents)
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  return (filter === PDFName.of('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

const acting = (
  'JS JavaScript Launch OpenAction AA EmbeddedFile EmbeddedFiles EF Filespec RichMedia RichMediaContent XFA SubmitForm ' +
  'ImportData GoToR GoToE Rendition FileAttachment ObjStm'
).split(' ')
const pdfRefusals: Record<string, FileRefusal> = { 'locked.pdf': 'locked', 'spelled.pdf': 'infected' }

describe('PDFs that act', () => {
  test.each(actingPdfs().map((file) => [file.name, file] as const))('%s is served without it', async (name, file) => {
    expect(await everyWord(file.bytes)).toContainEqual(expect.stringContaining(ACTS))
    const bytes = await served(name, file.bytes)
    const words = await everyWord(bytes)
    expect(words.filter((word) => acting.includes(word) || word.includes(ACTS))).toEqual([])
    expect(bytes.includes(ACTS)).toBe(false)
    // The page itself is all there.
    expect(words).toContainEqual(expect.stringContaining('(Bewerbung) Tj'))
  })

  test('locked, spelled to hide, unreadable or without pages: refused in words', async () => {
    for (const { name, bytes } of refusedPdfs()) {
      const why = pdfRefusals[name] ?? 'broken'
      expect([name, await hand(name, bytes)]).toMatchObject([
        name,
        { status: 400, body: { errors: [refusalMessages[why]] } },
      ])
    }
  })

  test('plain links, outlines, a filled form and a font called AA stay', async () => {
    const form = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Lea Ammann) /Rect [72 500 300 520] >>'
    const go = (action: string) => `<< /Type /Annot /Subtype /Link /Rect [72 600 300 640] /A ${action} >>`
    const bytes = pdf({
      catalogue: '/AcroForm << /Fields [6 0 R] >> /Outlines 7 0 R',
      page: `/Annots [6 0 R ${go('<< /S /URI /URI (https://handelswerk.example/) >>')} ${go('<< /S /GoTo /D [3 0 R /Fit] >>')}]`,
      resources: '/XObject << /AA 9 0 R /JS 9 0 R >>',
      objects: [
        form,
        '<< /Type /Outlines /First 8 0 R /Last 8 0 R /Count 1 >>',
        '<< /Title (Inhalt) /Parent 7 0 R /A << /S /GoTo /D [3 0 R /Fit] >> >>',
        '<< /Type /XObject /Subtype /Form /BBox [0 0 1 1] /Length 0 >>\nstream\n\nendstream',
      ],
    })
    const words = await everyWord(await served('brief.pdf', bytes))
    for (const word of ['https://handelswerk.example/', 'GoTo', 'Inhalt', 'Lea Ammann', 'AA', 'JS', 'Widget']) {
      expect(words).toContain(word)
    }
  })
})

describe('Office and OpenDocument files that act', () => {
  test.each(actingOffice().map((file) => [file.name, file] as const))('%s is refused', async (name, file) => {
    expect(await hand(name, file.bytes)).toMatchObject({ status: 400, body: { errors: [refusalMessages[file.why]] } })
  })
})

describe('documents as people have them', () => {
  const honest = new URL('./corpus/honest/', import.meta.url)
  test.each(readdirSync(honest))('%s, written by LibreOffice, is served', async (name) => {
    const bytes = readFileSync(new URL(name, honest))
    const copy = await served(name, bytes)
    if (!name.endsWith('.pdf')) return expect(copy.equals(bytes)).toBe(true)
    const [before, after] = await Promise.all([PDFDocument.load(bytes), PDFDocument.load(copy)])
    expect(after.getPageCount()).toBe(before.getPageCount())
    expect(await everyWord(copy)).toContain('https://handelswerk.example/')
  })

  test('links, fields of the document, a chart with its table, formulas with a bar in a text', async () => {
    const link = `<Relationships>${relation('hyperlink', 'https://handelswerk.example/')}${relation('hyperlink', 'mailto:lea@handelswerk.example')}</Relationships>`
    const chart = { name: 'ppt/embeddings/Microsoft_Excel_Sheet1.xlsx', body: office('xlsx', [cell('SUM(A1:A2)')]) }
    const good = {
      'link.docx': office('docx', [{ name: 'word/_rels/document.xml.rels', body: text(link) }]),
      'field.docx': office('docx', [], field(' TOC \\o "1-3" \\h ')),
      'page.docx': office('docx', [], field(' PA', 'GE ')),
      'chart.pptx': office('pptx', [chart]),
      'formula.xlsx': office('xlsx', [cell('IF(A1&gt;4,&quot;ja | gut&quot;,&quot;DDE(&quot;)')]),
      'link.odt': open('odt', '<text:a xlink:href="https://handelswerk.example/">x</text:a>'),
      'picture.odt': open('odt', '<draw:image xlink:href="Pictures/a.png"/>', [
        { name: 'Pictures/a.png', body: text('x') },
      ]),
      'chart.ods': open('ods', '<draw:object xlink:href="./Object 1"/>', [
        { name: 'Object 1/content.xml', body: text('<x/>') },
      ]),
    }
    for (const [name, bytes] of Object.entries(good)) expect((await served(name, bytes)).equals(bytes)).toBe(true)
  })
})
