// A page of paper for the demo world: one sheet of PDF with a title and a few lines, small enough to be made at every load.

const LINE = 18
const TOP = 770

/** Standard fonts read one byte a letter; German needs no more. */
const written = (text: string) => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)

export function paper(title: string, lines: readonly string[]): Buffer {
  const text = [
    `BT /F2 20 Tf 60 ${TOP} Td (${written(title)}) Tj ET`,
    ...lines.map((line, i) => `BT /F1 12 Tf 60 ${TOP - 40 - i * LINE} Td (${written(line)}) Tj ET`),
  ].join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ]
  let pdf = '%PDF-1.4\n'
  const places = objects.map((object, i) => {
    const place = pdf.length
    pdf += `${i + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  return Buffer.from(pdf + table + end, 'latin1')
}
