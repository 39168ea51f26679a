// How each block of a sheet is drawn. A block that must not be torn asks for its room first.
import texts from '@werkplatz/content/documents.json' with { type: 'json' }
import { encode } from 'uqr'

import { colours } from './brand.ts'
import { drawFigures } from './draw-figures.ts'
import { drawTable } from './draw-table.ts'
import { drawTimeline } from './draw-timeline.ts'
import { asArtifact, inner, page, rule } from './page-frame.ts'
import { room, type Pen } from './pen.ts'
import type { Block, Fact, Picture } from './sheet.ts'
import { heightOf, setText, type Setting } from './type-setting.ts'

const GAP = 12
const left = page.side

const tag = ({ doc, root }: Pen, type: string, draw: () => void) => root.add(doc.struct(type, {}, draw))

export function drawBlock(pen: Pen, block: Block | { type: 'title'; text: string }) {
  const { doc, size } = pen
  const body: Setting = { face: 'text', size: size.text, colour: colours.ink, width: inner, lineGap: size.text * 0.25 }
  switch (block.type) {
    case 'title':
      tag(pen, 'H1', () =>
        setText(doc, block.text, left, doc.y, { ...body, face: 'display', size: size.title, lineGap: 2 }),
      )
      doc.y += GAP
      return
    case 'heading': {
      const setting = { ...body, face: 'display' as const, size: size.heading, lineGap: 1 }
      // A heading at the foot of a page would stand alone.
      room(doc, heightOf(doc, block.text, setting) + 4 * size.text)
      tag(pen, 'H2', () => setText(doc, block.text, left, doc.y, setting))
      doc.y += GAP / 3
      return
    }
    case 'paragraph':
      for (const part of block.text.split(/\n\s*\n/).filter((one) => one.trim())) {
        const colour = block.tone === 'muted' ? colours.muted : colours.ink
        room(doc, 2 * size.text)
        tag(pen, 'P', () => setText(doc, part.trim(), left, doc.y, { ...body, colour }))
        doc.y += GAP / 2
      }
      doc.y += GAP / 2
      return
    case 'list':
      return drawList(pen, block.items, body)
    case 'facts':
      return drawFacts(pen, block.facts)
    case 'figures':
      return drawFigures(pen, block.figures)
    case 'timeline':
      return drawTimeline(pen, block)
    case 'table':
      return drawTable(pen, block)
    case 'note':
      return drawNote(pen, block, body)
    case 'pictures':
      return drawPictures(pen, block.pictures)
    case 'link':
      return drawLink(pen, block, body)
  }
}

function drawList(pen: Pen, items: readonly string[], body: Setting) {
  const { doc, root } = pen
  const list = doc.struct('L')
  root.add(list)
  for (const item of items) {
    room(doc, 2 * body.size)
    asArtifact(doc, () => void doc.rect(left, doc.y + body.size * 0.45, 4, 4).fill(colours.yellow))
    const draw = () => setText(doc, item, left + 14, doc.y, { ...body, width: inner - 14 })
    list.add(doc.struct('LI', {}, [doc.struct('LBody', {}, draw)]))
    doc.y += 2
  }
  list.end()
  doc.y += GAP
}

const COLUMNS = 4

/** A grid of four; what a screen reader hears is label, value, label, value. */
function drawFacts({ doc, root, size }: Pen, facts: readonly Fact[]) {
  const width = (inner - (COLUMNS - 1) * GAP) / COLUMNS
  const label: Setting = { face: 'text', size: size.small, colour: colours.muted, width }
  const value: Setting = { face: 'strong', size: size.text, colour: colours.ink, width }
  const list = doc.struct('L')
  root.add(list)
  for (let at = 0; at < facts.length; at += COLUMNS) {
    const row = facts.slice(at, at + COLUMNS)
    const height = Math.max(...row.map((fact) => size.small * 1.5 + heightOf(doc, fact.value, value)))
    room(doc, height + GAP)
    const { y } = doc
    row.forEach((fact, i) => {
      const x = left + i * (width + GAP)
      const says = (type: string, text: string, setting: Setting, below: number) =>
        doc.struct(type, {}, () => setText(doc, text, x, y + below, setting))
      list.add(
        doc.struct('LI', {}, [says('Lbl', fact.label, label, 0), says('LBody', fact.value, value, size.small * 1.5)]),
      )
    })
    doc.y = y + height + GAP * 0.75
  }
  list.end()
  asArtifact(doc, () => rule(doc, doc.y))
  doc.y += GAP
}

function drawNote(pen: Pen, { title, text }: { title: string; text: string }, body: Setting) {
  const { doc, size } = pen
  const width = inner - 30
  const head: Setting = { ...body, face: 'display', size: size.heading, width }
  const words: Setting = { ...body, width }
  const height = heightOf(doc, title, head) + heightOf(doc, text, words) + 22
  room(doc, height)
  const { y } = doc
  asArtifact(doc, () => {
    doc.rect(left, y, inner, height).fill(colours.sunken)
    doc.rect(left, y, 3, height).fill(colours.yellow)
  })
  tag(pen, 'H2', () => setText(doc, title, left + 16, y + 10, head))
  tag(pen, 'P', () => setText(doc, text, left + 16, doc.y, words))
  doc.y = y + height + GAP
}

/** One picture has the whole width, several stand two by two. */
function drawPictures({ doc, root, size, pictures: loaded }: Pen, pictures: readonly Picture[]) {
  const perRow = pictures.length === 1 ? 1 : 2
  const width = (inner - (perRow - 1) * GAP) / perRow
  const height = perRow === 1 ? 250 : 165
  for (let at = 0; at < pictures.length; at += perRow) {
    room(doc, height + GAP)
    const { y } = doc
    pictures.slice(at, at + perRow).forEach((picture, i) => {
      const x = left + i * (width + GAP)
      const bytes = loaded.get(picture.url)
      root.add(
        doc.struct('Figure', { alt: picture.alt }, () => {
          if (bytes) {
            doc.save().rect(x, y, width, height).clip()
            doc.image(bytes, x, y, { cover: [width, height], align: 'center', valign: 'center' }).restore()
          } else {
            doc.rect(x, y, width, height).fill(colours.sunken)
            const missing: Setting = { face: 'text', size: size.small, colour: colours.muted, width: width - 2 * GAP }
            setText(doc, texts.frame.pictureMissing, x + GAP, y + GAP, missing)
          }
        }),
      )
    })
    doc.y = y + height + GAP
  }
  doc.x = left
}

const CODE = 84

function drawLink(pen: Pen, { text, url }: { text: string; url: string }, body: Setting) {
  const { doc } = pen
  const setting: Setting = { ...body, face: 'strong', width: inner - CODE - GAP }
  room(doc, CODE + GAP)
  const { y } = doc
  const { data, size } = encode(url, { border: 0 })
  const module = CODE / size
  pen.root.add(
    doc.struct('Figure', { alt: texts.frame.codeAlt.replace('{url}', url) }, () => {
      data.forEach((row, r) =>
        row.forEach((dark, c) => dark && doc.rect(left + c * module, y + r * module, module, module)),
      )
      doc.fill(colours.ink)
    }),
  )
  const x = left + CODE + GAP
  tag(pen, 'P', () => setText(doc, text, x, y + 4, setting))
  const link: Setting = { ...setting, face: 'text', size: pen.size.small, colour: colours.blue }
  const struct = doc.struct('Link', {}, () => setText(doc, url, x, doc.y + 4, link))
  pen.root.add(struct)
  doc.link(x, y, inner - CODE - GAP, CODE, url)
  doc.y = y + CODE + GAP
}
