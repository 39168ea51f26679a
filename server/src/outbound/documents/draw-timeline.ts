// What was when, on the brand's ruler: a long tick a month, a short one in its middle. Those that overlap share the height.
import texts from '@werkplatz/content/documents.json' with { type: 'json' }

import { daysBetween } from '../../lib/swiss-day.ts'
import { colours } from './brand.ts'
import { inner, page } from './page-frame.ts'
import { room, type Pen } from './pen.ts'
import type { Span } from './sheet.ts'
import { setText, shortened, type Setting } from './type-setting.ts'

type Doc = PDFKit.PDFDocument

const RULER = 30
const LANES = 34
const FOOT = 18
const PADDING = 12
const HEIGHT = RULER + PADDING + LANES + FOOT
const GAP = 14
/** Narrower months have no name of their own. */
const NAME_WIDTH = 46
/** More than so many at once are not told apart. */
const MOST_LANES = 3
const left = page.side

export interface Timeline {
  alt: string
  from: string
  spans: readonly Span[]
  today: { day: string; text: string }
}

export function drawTimeline({ doc, root, size }: Pen, { alt, from, spans, today }: Timeline) {
  room(doc, HEIGHT + GAP)
  const { y } = doc
  const months = monthsOf(from, today.day)
  const first = months[0]!
  const days = daysBetween(first, months.at(-1)!)
  const at = (day: string) => left + (inner * daysBetween(first, day)) / days
  const small: Setting = { face: 'strong', size: size.small - 1, colour: colours.onYellow, width: NAME_WIDTH }
  root.add(
    doc.struct('Figure', { alt }, () => {
      doc.save().roundedRect(left, y, inner, HEIGHT, 8).clip()
      doc.rect(left, y, inner, RULER).fill(colours.yellow)
      drawTicks(doc, months, at, y)
      nameMonths(doc, months, at, y, small)
      lanesOf(spans).forEach(({ span, lane, lanes }) => {
        const height = LANES / lanes
        const box = { x: at(span.from), y: y + RULER + PADDING + lane * height, height: height - (lanes > 1 ? 2 : 0) }
        const width = Math.max(2, at(dayAfter(span.to)) - box.x - 1)
        if (span.isGap) hatch(doc, { ...box, width })
        else drawBar(doc, span, { ...box, width }, small)
      })
      doc.restore()
      doc.roundedRect(left, y, inner, HEIGHT, 8).lineWidth(0.75).strokeColor(colours.line).stroke()
      drawToday(doc, at(today.day), y, today.text, small)
    }),
  )
  doc.x = left
  doc.y = y + HEIGHT + GAP
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** The first of each month from one day to another, and the first of the month after. */
function monthsOf(from: string, to: string): string[] {
  const months: string[] = []
  const at = new Date(`${from.slice(0, 7)}-01`)
  do {
    months.push(at.toISOString().slice(0, 10))
    at.setUTCMonth(at.getUTCMonth() + 1)
  } while (months.at(-1)! <= to)
  return months
}

function drawTicks(doc: Doc, months: readonly string[], at: (day: string) => number, y: number) {
  for (const month of months) {
    doc.moveTo(at(month), y).lineTo(at(month), y + 12)
    const middle = at(`${month.slice(0, 7)}-16`)
    doc.moveTo(middle, y).lineTo(middle, y + 6)
  }
  doc.lineWidth(0.9).strokeColor(colours.onYellow).stroke()
}

/** As many as there is room for: every month, or every third, sixth or twelfth. */
function nameMonths(doc: Doc, months: readonly string[], at: (day: string) => number, y: number, setting: Setting) {
  const width = inner / (months.length - 1)
  const step = [1, 3, 6, 12].find((count) => count * width >= NAME_WIDTH) ?? 24
  months.slice(0, -1).forEach((month, i) => {
    if (i % step !== 0 || at(month) + NAME_WIDTH / 2 > left + inner) return
    const number = Number(month.slice(5, 7))
    const isNewYear = i === 0 || number <= step
    const name = `${texts.months[number - 1]}${isNewYear ? ` ${month.slice(2, 4)}` : ''}`
    setText(doc, name, at(month) + 4, y + 16, setting)
  })
}

interface Lane {
  span: Span
  lane: number
  lanes: number
}

/** Each in the first lane that is free by then; the height is shared by as many as there ever are at once. */
function lanesOf(spans: readonly Span[]): Lane[] {
  const ends: string[] = []
  const placed = spans.map((span) => {
    // Where nothing was there is nothing beside it.
    if (span.isGap) return { span, lane: 0 }
    const free = ends.findIndex((end) => end < span.from)
    const lane = free >= 0 ? free : Math.min(ends.length, MOST_LANES - 1)
    ends[lane] = span.to
    return { span, lane }
  })
  return placed.map((one) => ({ ...one, lanes: one.span.isGap ? 1 : ends.length }))
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

function drawBar(doc: Doc, { title, line }: Span, { x, y, width, height }: Box, small: Setting) {
  doc.roundedRect(x, y, width, height, Math.min(4, width / 2)).fill(colours.soft)
  const words: Setting = { ...small, colour: colours.blue, width: width - 10 }
  if (words.width < NAME_WIDTH || height < words.size + 4) return
  setText(doc, shortened(doc, title, words), x + 5, y + 5, words)
  if (height < 2.6 * words.size) return
  const below: Setting = { ...words, face: 'text' }
  setText(doc, shortened(doc, line, below), x + 5, y + 7 + words.size, below)
}

const STRIPE = 7

function hatch(doc: Doc, { x, y, width, height }: Box) {
  doc
    .save()
    .roundedRect(x, y, width, height, Math.min(4, width / 2))
    .clip()
  for (let at = x - height; at < x + width; at += 2 * STRIPE) {
    doc.polygon([at, y], [at + STRIPE, y], [at + STRIPE + height, y + height], [at + height, y + height])
  }
  doc.fill(colours.warm).restore()
}

function drawToday(doc: Doc, x: number, y: number, text: string, small: Setting) {
  const setting: Setting = { ...small, colour: colours.ink, align: 'right' }
  doc
    .moveTo(x, y + RULER + 5)
    .lineTo(x, y + HEIGHT)
    .lineWidth(1.4)
    .strokeColor(colours.ink)
    .stroke()
  const isRight = x - left > NAME_WIDTH + 4
  const place = isRight ? x - NAME_WIDTH - 4 : x + 4
  setText(doc, text, place, y + HEIGHT - 14, isRight ? setting : { ...setting, align: 'left' })
}
