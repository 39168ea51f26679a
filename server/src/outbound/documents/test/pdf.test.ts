import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDocuments } from '../documents.ts'
import type { Block, Sheet } from '../sheet.ts'
import { readPdf } from './reader.ts'

const documents = openDocuments()
let store: Server
let origin: string
beforeAll(async () => {
  const picture = await sharp({ create: { width: 900, height: 400, channels: 3, background: '#1E3BB8' } })
    .webp()
    .toBuffer()
  store = createServer((request, response) => {
    if (request.url?.startsWith('/gone')) response.writeHead(404).end()
    else if (request.url?.startsWith('/broken')) response.end('no picture at all')
    else response.end(picture)
  })
  await new Promise<void>((resolve) => void store.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
})
afterAll(() => {
  documents.close()
  store.close()
})

const sheetOf = (title: string, ...blocks: Block[]): Sheet => ({
  look: 'report',
  kind: 'Probe',
  title,
  footer: 'Erstellt am 15.11.2026 von Lea Ammann',
  blocks,
})
const drawn = async (sheet: Sheet) => readPdf(await documents.pdf(sheet))

describe('a document', () => {
  test('has a title, a language and tags that a reader program understands', async () => {
    const pdf = await drawn(
      sheetOf(
        'Übersicht',
        { type: 'heading', text: 'Darum geht’s' },
        { type: 'paragraph', text: 'Erster Absatz.\n\nZweiter Absatz.' },
        { type: 'list', items: ['Pinsel', 'Farbe'] },
        { type: 'facts', facts: [{ label: 'Pensum', value: '80 %' }] },
        {
          type: 'table',
          columns: [
            { label: 'Titel', share: 2 },
            { label: 'Plätze', share: 1, align: 'right' },
          ],
          rows: [['Küche', '3']],
        },
      ),
    )
    expect(pdf).toMatchObject({ title: 'Übersicht', language: 'de-CH', pages: 1 })
    expect(pdf.tags).toEqual([
      { role: 'Figure', alt: 'Werkplatz, der Marktplatz der Berufsbildung', text: '' },
      { role: 'H1', text: 'Übersicht' },
      { role: 'H2', text: 'Darum geht’s' },
      { role: 'P', text: 'Erster Absatz.' },
      { role: 'P', text: 'Zweiter Absatz.' },
      { role: 'LBody', text: 'Pinsel' },
      { role: 'LBody', text: 'Farbe' },
      { role: 'Lbl', text: 'Pensum' },
      { role: 'LBody', text: '80 %' },
      { role: 'TH', text: 'Titel' },
      { role: 'TH', text: 'Plätze' },
      { role: 'TD', text: 'Küche' },
      { role: 'TD', text: '3' },
    ])
  })

  test('says on every page which of how many it is, and nothing of the frame is read out', async () => {
    const rows = Array.from({ length: 90 }, (_, i) => [`Aktivität ${i}`, 'Offen'])
    const columns = [
      { label: 'Titel', share: 3 },
      { label: 'Status', share: 1 },
    ]
    const pdf = await drawn(sheetOf('Lang', { type: 'table', columns, rows }))
    expect(pdf.pages).toBeGreaterThan(2)
    pdf.texts.forEach((text, i) => {
      expect(text).toContain(`Seite ${i + 1} von ${pdf.pages}`)
      expect(text).toContain('Erstellt am 15.11.2026 von Lea Ammann')
      // The head stands on every page for the eye …
      expect(text).toContain('Status')
    })
    // … and is said once.
    expect(pdf.tags.filter(({ role }) => role === 'TH')).toHaveLength(2)
    expect(pdf.tags.filter(({ role }) => role === 'TD')).toHaveLength(180)
    expect(pdf.tags.map(({ text }) => text).join(' ')).not.toContain('Seite')
  })

  test('umlauts, other alphabets and emoji can be read and searched for', async () => {
    const title = 'Ölheizung «Zürich» für Ćatić, Łukasz und Привет 🎉'
    const { title: info, tags } = await drawn(sheetOf(title, { type: 'paragraph', text: 'Grüsse 👩‍🔧 ✓' }))
    expect(info).toBe(title)
    expect(tags.find(({ role }) => role === 'H1')!.text).toBe(title)
    // The parts of a joined emoji stand side by side; a character no font has would be a box.
    expect(tags.find(({ role }) => role === 'P')!.text).toBe('Grüsse 👩🔧 ✓')
  })

  test('a text of 4096 characters goes over pages as one paragraph, whole', async () => {
    const text = 'Übung macht die Meisterin. '.repeat(160).slice(0, 4_095) + '.'
    const long = Array.from({ length: 3 }, (): Block => ({ type: 'paragraph', text }))
    const { tags, pages } = await drawn({ ...sheetOf('Lang', ...long), look: 'notice' })
    expect(pages).toBeGreaterThan(1)
    const spaceless = (one: string) => one.replaceAll(/\s/g, '')
    const said = tags.filter(({ role }) => role === 'P').map((tag) => spaceless(tag.text))
    expect(said.join('')).toBe(spaceless(text.repeat(3)))
  })

  test('a row higher than a page begins where it stands and goes on below the head said again, whole', async () => {
    const words = Array.from({ length: 900 }, (_, i) => `Wort${i}`).join(' ')
    const columns = [
      { label: 'Kriterium', share: 1 },
      { label: 'Grund', share: 2 },
    ]
    const { pages, texts } = await drawn(
      sheetOf('Lang', {
        type: 'table',
        columns,
        rows: [
          ['Fachwissen', words],
          ['Tempo', words],
          ['Kurz', 'Ende'],
        ],
      }),
    )
    const said = texts.join(' ')
    expect([...said.matchAll(/Wort(\d+)/g)].map(([, n]) => Number(n))).toEqual([
      ...Array.from({ length: 900 }, (_, i) => i),
      ...Array.from({ length: 900 }, (_, i) => i),
    ])
    expect(texts[0]).toMatch(/Fachwissen.*Wort0 /s)
    for (const text of texts) expect(text).toContain('Kriterium')
    expect(texts.every((text) => text.split('Wort').length > 40)).toBe(true)
    expect(pages).toBe(texts.length)
  })

  test.each([
    ['one word of 4096 letters, then others', `${'x'.repeat(4_096)} und mehr`, /x/g, 4_096],
    ['emoji without a space between them', '😀'.repeat(2_048), /😀/gu, 2_048],
  ])('%s: torn within the word, no letter lost or broken', async (_what, text, letter, count) => {
    const columns = [
      { label: 'Kriterium', share: 1 },
      { label: 'Grund', share: 1 },
    ]
    const { texts } = await drawn(sheetOf('Lang', { type: 'table', columns, rows: [['Fachwissen', text]] }))
    const said = texts.join(' ')
    expect(said.match(letter)).toHaveLength(count)
    expect(said).not.toContain('\u25A1')
  })

  test('ten pictures with their words; one that does not come is a gap, not a failure', async () => {
    const names = ['gone', 'broken', ...Array.from({ length: 8 }, (_, i) => `picture-${i}`)]
    const pictures = names.map((name) => ({ url: `${origin}/${name}`, alt: `Bild ${name}` }))
    const { tags, pages } = await drawn(sheetOf('Bilder', { type: 'pictures', pictures }))
    expect(pages).toBe(2)
    const figures = tags.filter(({ role }) => role === 'Figure').slice(1)
    expect(figures.map(({ alt }) => alt)).toEqual(pictures.map(({ alt }) => alt))
    expect(figures.filter(({ text }) => text === 'Dieses Bild konnte nicht geladen werden.')).toHaveLength(2)
  })

  test('an address can be followed with a camera', async () => {
    const { tags } = await drawn(sheetOf('Link', { type: 'link', text: 'Ansehen', url: 'https://werkplatz.example/x' }))
    expect(tags.filter(({ role }) => role === 'Figure' || role === 'Link')).toEqual([
      { role: 'Figure', alt: 'Werkplatz, der Marktplatz der Berufsbildung', text: '' },
      { role: 'Figure', alt: 'QR-Code zu https://werkplatz.example/x', text: '' },
      { role: 'Link', text: 'https://werkplatz.example/x' },
    ])
  })
})
