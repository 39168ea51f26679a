// A work history on paper: numbers, a ruler and the events from the first day of the training on.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import type { HistoryEvent, WorkStats } from '@werkplatz/contract/work-history/schemas.ts'

import { nameable } from '../../lib/content-disposition.ts'
import { daysBetween, writtenDay } from '../../lib/swiss-day.ts'
import { shiftDay } from '../../lib/swiss-holidays.ts'
import type { Block, Fact, Row, Sheet, Span } from '../../outbound/documents/sheet.ts'
import { GAP, presentHistoryEvent, presentStats } from './work-history.present.ts'
import type { HeadRow, HistoryRow, StatsRow } from './work-history.queries.ts'

const texts = branded(file)
const words = texts.pdf.history

/** Everything a document of one apprentice is made from. */
export interface HistoryPaper {
  head: HeadRow
  events: readonly HistoryEvent[]
  stats: WorkStats
  /** The last day that counts. */
  today: string
}

export const presentPaper = (
  head: HeadRow,
  history: readonly HistoryRow[],
  stats: StatsRow,
  today: string,
): HistoryPaper => ({ head, events: history.map(presentHistoryEvent), stats: presentStats(stats), today })

type Assignment = NonNullable<HistoryEvent['assignment']>

export interface Worked {
  assignment: Assignment
  /** The days that count: none before the training, none after today. */
  from: string
  to: string
  daysIdleBefore: number
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))

export const namedAfter = (pattern: string, { head }: HistoryPaper) =>
  fill(pattern, { nameLast: nameable(head.shown_last), nameFirst: nameable(head.name_first) })

export const historyFileName = (paper: HistoryPaper) => namedAfter(words.fileName, paper)

/** Each assignment once, in the order in which they began. */
export function workedOf(events: readonly HistoryEvent[], today: string): Worked[] {
  const ended = events.filter(({ type }) => type === 'END')
  const ends = new Map(ended.map(({ date, assignment }) => [assignment!.id, date]))
  return events.flatMap(({ type, date, assignment, daysIdleBefore }) =>
    type === 'START'
      ? [{ assignment: assignment!, from: date, to: ends.get(assignment!.id) ?? today, daysIdleBefore }]
      : [],
  )
}

export const daysOf = ({ from, to }: { from: string; to: string }) => daysBetween(from, to) + 1

const lasting = (days: number) => (days === 1 ? words.oneDay : fill(words.days, { days }))

export function historySheet(paper: HistoryPaper): Sheet {
  const { head, events, stats, today } = paper
  const worked = workedOf(events, today)
  const content: Block[] =
    events.length === 0
      ? [{ type: 'paragraph', text: words.noStart }]
      : [
          { type: 'figures', figures: figuresOf(stats) },
          ...timelineOf(paper, worked),
          { type: 'heading', text: words.eventList },
          { type: 'table', columns, rows: rowsOf(paper, worked) },
        ]
  return {
    look: 'report',
    kind: words.kind,
    title: fill(words.title, { name: `${head.name_first} ${head.shown_last}` }),
    footer: fill(texts.frame.confidential, { date: writtenDay(today), name: head.reader }),
    blocks: [
      { type: 'facts', facts: factsOf(paper) },
      ...content,
      { type: 'paragraph', text: words.asOf, tone: 'muted' },
    ],
  }
}

/** What is not known is not listed. */
function factsOf({ head, stats: { trainingStart }, today }: HistoryPaper): Fact[] {
  const begun = trainingStart !== null && trainingStart <= today
  const facts: [label: string, value: string | null][] = [
    [words.facts.company, head.company],
    [words.facts.profession, head.profession],
    [begun ? words.facts.training : words.futureTraining, trainingStart && writtenDay(trainingStart)],
    [words.facts.asOf, writtenDay(today)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const figuresOf = (stats: WorkStats): Fact[] => [
  { label: words.figures.total, value: String(stats.totalAssignments) },
  { label: words.figures.linked, value: String(stats.linkedAssignmentsCount) },
  { label: words.figures.gaps, value: String(stats.gapsCount) },
  { label: words.figures.daysIdle, value: String(stats.daysIdle) },
  { label: words.figures.average, value: stats.averageAssignmentDuration.toFixed(1) },
]

const columns = [
  { label: words.columns[0]!, share: 2, plain: true as const },
  { label: words.columns[1]!, share: 2.3 },
  { label: words.columns[2]!, share: 10 },
]

/** The gap that lasts until today, if there is one. */
const openGap = ({ stats: { openGapDays: days }, today }: HistoryPaper) =>
  days === null ? null : { from: shiftDay(today, 1 - days), days }

/** Pauses of more than two weeks, each once: two that begin on one day follow the same. */
function gapsOf(worked: readonly Worked[]): Map<string, { from: string; to: string; days: number }> {
  const long = worked.filter(({ daysIdleBefore }) => daysIdleBefore > GAP)
  return new Map(
    long.map(({ from, daysIdleBefore: days }) => [from, { from: shiftDay(from, -days), to: shiftDay(from, -1), days }]),
  )
}

function timelineOf(paper: HistoryPaper, worked: readonly Worked[]): Block[] {
  const { stats, today } = paper
  const from = stats.trainingStart!
  const idle = openGap(paper)
  const gap = (one: { from: string; to: string }): Span => ({ ...one, title: '', line: '', isGap: true })
  const spans: Span[] = [
    ...worked.map((one) => ({ from: one.from, to: one.to, title: one.assignment.title, line: lasting(daysOf(one)) })),
    ...[...gapsOf(worked).values()].map(gap),
    ...(idle ? [gap({ from: idle.from, to: today })] : []),
  ]
  const said = worked.map((one) =>
    fill(words.timelineSpan, { title: one.assignment.title, from: writtenDay(one.from), to: writtenDay(one.to) }),
  )
  const alt = fill(words.timeline, {
    from: writtenDay(from),
    to: writtenDay(today),
    spans: said.join('; ') || words.empty,
  })
  return [{ type: 'timeline', alt, from, spans, today: { day: today, text: words.today } }]
}

function rowsOf(paper: HistoryPaper, worked: readonly Worked[]): Row[] {
  const { head, events } = paper
  const gaps = gapsOf(worked)
  const idle = openGap(paper)
  const byId = new Map(worked.map((one) => [one.assignment.id, one]))
  const rows = events.flatMap(({ type, date, assignment }): Row[] => {
    const row: Row = [writtenDay(date), words.events[type], cellOf(assignment && byId.get(assignment.id)!, type, head)]
    const gap = type === 'START' ? gaps.get(date) : undefined
    if (!gap) return [row]
    gaps.delete(date)
    const note = fill(words.gap, { days: gap.days, from: writtenDay(gap.from), to: writtenDay(gap.to) })
    return [{ note }, row]
  })
  if (!idle) return rows
  const since = fill(words.idle, { date: writtenDay(idle.from), days: idle.days })
  return [...rows, { note: worked.length === 0 ? `${words.empty} ${since}` : since }]
}

function cellOf(worked: Worked | null, type: HistoryEvent['type'], head: HeadRow) {
  if (!worked) return { text: head.profession ?? head.company, line: head.profession ? head.company : '' }
  const { title, company, workload, type: kind, isRunning, dateEnd } = worked.assignment
  if (type === 'END') return { text: title, line: lasting(daysOf(worked)) }
  const details = fill(words.details, { type: words.types[kind], workload, company })
  const running = isRunning ? `, ${fill(words.running, { date: writtenDay(dateEnd) })}` : ''
  return { text: title, line: details + running }
}
