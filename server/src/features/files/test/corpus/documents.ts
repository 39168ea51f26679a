// Documents that run something, hide a second file or lie about what they are.
import { EICAR, join, SCRIPT, text, zip, type Hostile, type Part } from './build.ts'

const document = (name: string, bytes: Buffer, more: Partial<Hostile> = {}): Hostile => ({
  name,
  group: 'document',
  bytes,
  expected: 'refused',
  ...more,
})

export const pdf = (body: string) =>
  text(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${body} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`)

const types: Part = { name: '[Content_Types].xml', body: text('<Types/>') }
export const docx = (...more: Part[]) =>
  zip([types, { name: 'word/document.xml', body: text('<w:document/>') }, ...more])
export const odt = (stated: string) =>
  zip([
    { name: 'mimetype', body: text(stated) },
    { name: 'content.xml', body: text('<x/>') },
  ])

export const hostileDocuments = (): Hostile[] => [
  document('eicar.txt', text(EICAR)),
  document('eicar.csv', text(EICAR)),
  document('eicar.pdf', text(EICAR)),
  document('eicar.docx', docx({ name: 'word/media/notes.txt', body: text(EICAR) })),
  document(
    'eicar-twice.xlsx',
    zip([types, { name: 'xl/deep.bin', body: zip([{ name: 'x.com', body: text(EICAR) }]) }]),
  ),
  document('script.pdf', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')),
  document('script-hidden.pdf', pdf('/OpenAction << /S /J#61vaScript /JS (app.alert(1)) >>')),
  document('launch.pdf', pdf('/OpenAction << /S /Launch /F (cmd.exe) >>')),
  document('embedded.pdf', pdf('/Names << /EmbeddedFiles << >> >>')),
  document('tail-archive.pdf', join(pdf(''), zip([{ name: 'x.js', body: text(SCRIPT) }]))),
  document('tail-page.pdf', join(pdf(''), SCRIPT)),
  document('late.pdf', join('GIF89a', pdf(''))),
  document('page.pdf', text(`<!doctype html>${SCRIPT}`)),
  document('cut.pdf', pdf('').subarray(0, 40)),
  document('macro.docx', docx({ name: 'word/vbaProject.bin', body: text('x') })),
  document('program.docx', docx({ name: 'word/embeddings/run.exe', body: text('MZ') })),
  document('object.docx', docx({ name: 'word/embeddings/oleObject1.bin', body: text('x') })),
  document('slip.docx', docx({ name: '../../etc/cron.d/x', body: text('x') })),
  document('two-names.docx', docx({ name: 'word/a.xml', localName: 'word/b.xml', body: text('x') })),
  document('locked.docx', docx({ name: 'word/secret.xml', body: text('x'), encrypted: true })),
  document('bomb.docx', docx({ name: 'word/bomb.xml', body: text('x'), claimedSize: 0xffff_fff0 })),
  document('many.docx', zip(Array.from({ length: 6_000 }, (_, i) => ({ name: `word/${i}.xml`, body: text('') })))),
  document('comment.docx', zip([types, { name: 'word/document.xml', body: text('<x/>') }], SCRIPT)),
  document('head-page.docx', join(SCRIPT, docx())),
  document('tail-page.docx', join(docx(), SCRIPT)),
  document('table.docx', zip([types, { name: 'xl/workbook.xml', body: text('<x/>') }])),
  document('archive.pptx', zip([{ name: 'x.txt', body: text('x') }])),
  document('java.xlsx', zip([{ name: 'META-INF/MANIFEST.MF', body: text('Main-Class: X') }])),
  document('old-word.docx', join(Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600))),
  document('lie.odt', odt('application/vnd.oasis.opendocument.spreadsheet')),
  document(
    'macro.odt',
    zip([
      { name: 'mimetype', body: text('application/vnd.oasis.opendocument.text') },
      { name: 'Basic/Standard/Module1.xml', body: text('<x/>') },
    ]),
  ),
  document('page.txt', text(`<html>${SCRIPT}</html>`)),
  document('script.csv', text(`name;text\nLea;${SCRIPT}`)),
  document('program.txt', join('MZ\x90\0', Buffer.alloc(64))),
  document('rich.txt', text('{\\rtf1 x}')),
  document('utf-16.txt', Buffer.from(`\ufeff${SCRIPT}`, 'utf16le')),
  document('shell.txt', text('#!/bin/sh\nrm -rf /')),
  document('drawing.png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  document('macro.docm', docx()),
  document('program.exe', text('MZ')),
]
