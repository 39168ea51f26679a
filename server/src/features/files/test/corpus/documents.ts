// Documents that hide a second file or lie about what they are. Those that act: acting-pdfs.ts, acting-office.ts.
import { office, open } from './acting-office.ts'
import { pdf } from './acting-pdfs.ts'
import { EICAR, join, SCRIPT, text, zip, type Hostile, type Part } from './build.ts'

const document = (name: string, bytes: Buffer, more: Partial<Hostile> = {}): Hostile => ({
  name,
  group: 'document',
  bytes,
  expected: 'refused',
  ...more,
})

const letter = pdf()
const types: Part = { name: '[Content_Types].xml', body: text('<Types/>') }
export const docx = (...more: Part[]) => office('docx', more)

export const hostileDocuments = (): Hostile[] => [
  document('eicar.txt', text(EICAR)),
  document('eicar.csv', text(EICAR)),
  document('eicar.pdf', text(EICAR)),
  document('eicar.docx', docx({ name: 'word/media/notes.txt', body: text(EICAR) })),
  document(
    'eicar-twice.xlsx',
    zip([types, { name: 'xl/deep.bin', body: zip([{ name: 'x.com', body: text(EICAR) }]) }]),
  ),
  document('tail-archive.pdf', join(letter, zip([{ name: 'x.js', body: text(SCRIPT) }]))),
  document('tail-page.pdf', join(letter, SCRIPT)),
  document('late.pdf', join('GIF89a', letter)),
  document('page.pdf', text(`<!doctype html>${SCRIPT}`)),
  document('cut.pdf', letter.subarray(0, 40)),
  document('slip.docx', docx({ name: '../../etc/cron.d/x', body: text('x') })),
  document('two-names.docx', docx({ name: 'word/a.xml', localName: 'word/b.xml', body: text('x') })),
  document('bomb.docx', docx({ name: 'word/bomb.xml', body: text('x'), claimedSize: 0xffff_fff0 })),
  document('many.docx', zip(Array.from({ length: 6_000 }, (_, i) => ({ name: `word/${i}.xml`, body: text('') })))),
  document('comment.docx', zip([types, { name: 'word/document.xml', body: text('<x/>') }], SCRIPT)),
  document('head-page.docx', join(SCRIPT, docx())),
  document('tail-page.docx', join(docx(), SCRIPT)),
  document('table.docx', zip([types, { name: 'xl/workbook.xml', body: text('<x/>') }])),
  document('archive.pptx', zip([{ name: 'x.txt', body: text('x') }])),
  document('java.xlsx', zip([{ name: 'META-INF/MANIFEST.MF', body: text('Main-Class: X') }])),
  document('old-word.docx', join(Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600))),
  document('lie.odt', open('ods', '')),
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
