// A semester on paper, in plain words for who is at home. Made by the apprentice only.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import {
  bySubject,
  reportAverage,
  reportGrade,
  semesterAverage,
  shown,
  subjectKey,
  toneOf,
  type Fraction,
  type SubjectMarks,
} from '@werkplatz/contract/school/averages.ts'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'

import { nameable } from '../../lib/content-disposition.ts'
import { writtenDay } from '../../lib/swiss-day.ts'
import type { Block, Fact, Row, Sheet } from '../../outbound/documents/sheet.ts'
import type { MarkRow } from './mark.queries.ts'
import { presentMark } from './school.present.ts'
import type { PaperRow } from './semester.queries.ts'

const texts = branded(file)
const words = texts.pdf.semester

export interface SemesterPaper {
  head: PaperRow
  marks: readonly Mark[]
  /** Of the semester before; null: this is the first. */
  before: readonly Mark[] | null
  today: string
}

/** `semesters`: the one asked for and, if there is one, the one before it. */
export function presentSemesterPaper(
  semesters: readonly PaperRow[],
  rows: readonly MarkRow[],
  today: string,
): SemesterPaper {
  const [head, former] = semesters
  const of = (one: PaperRow) => rows.filter((row) => row.semester_id === one.id).map(presentMark)
  return { head: head!, marks: of(head!), before: former ? of(former) : null, today }
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))

export const semesterFileName = ({ head }: SemesterPaper) =>
  fill(words.fileName, {
    year: head.year,
    semester: head.semester,
    nameLast: nameable(head.shown_last),
    nameFirst: nameable(head.name_first),
  })

export function semesterSheet(paper: SemesterPaper): Sheet {
  const { head, marks, today } = paper
  const name = `${head.name_first} ${head.shown_last}`
  return {
    look: 'report',
    kind: words.kind,
    title: fill(words.title, { year: head.year, semester: head.semester }),
    footer: fill(texts.frame.confidential, { date: writtenDay(today), name }),
    blocks: [
      { type: 'facts', facts: factsOf(paper, name) },
      ...(marks.length === 0 ? [{ type: 'paragraph' as const, text: words.none }] : contentOf(paper)),
      { type: 'paragraph', text: fill(words.madeBy, { nameFirst: head.name_first }), tone: 'muted' },
    ],
  }
}

/** What is not known is not listed. */
function factsOf({ head, today }: SemesterPaper, name: string): Fact[] {
  const facts: [label: string, value: string | null][] = [
    [words.facts.apprentice, name],
    [words.facts.profession, head.profession],
    [words.facts.company, head.company],
    [words.facts.asOf, writtenDay(today)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const columns = [
  { label: words.columns[0]!, share: 6 },
  { label: words.columns[1]!, share: 4 },
  { label: words.columns[2]!, share: 1.8, align: 'right' as const },
  { label: words.columns[3]!, share: 1.8, align: 'right' as const },
  { label: words.columns[4]!, share: 5 },
]

const contentOf = ({ head, marks, before }: SemesterPaper): Block[] => [
  {
    type: 'figures',
    figures: [
      { label: words.average, value: shown(semesterAverage(marks)!) },
      { label: head.is_past ? words.reportGradePast : words.reportGrade, value: shown(reportAverage(marks)!, 1) },
    ],
  },
  { type: 'heading', text: words.subjects },
  { type: 'table', columns, rows: bySubject(marks).map((subject) => rowOf(subject, before)) },
  { type: 'note', title: words.howToRead, text: words.reading },
]

function rowOf({ subject, marks, average }: SubjectMarks<Mark>, before: readonly Mark[] | null): Row {
  const written = marks.map(({ grade, weight }) =>
    weight === 1 ? grade.toFixed(1) : fill(words.weighted, { grade: grade.toFixed(1), weight }),
  )
  const former = before && bySubject(before).find((one) => subjectKey(one.subject) === subjectKey(subject))
  const change = before ? inWords(average, former?.average) : toneOf(average) === 'bad' ? words.changes.low : ''
  return [subject, written.join(', '), shown(average), shown(reportGrade(average), 1), change]
}

/** From here on it is said to be higher or lower. */
const MUCH = 0.25

function inWords(average: Fraction, former: Fraction | undefined): string {
  const isLow = toneOf(average) === 'bad'
  if (!former) return isLow ? words.changes.low : words.changes.fresh
  const change = Number(shown(average)) - Number(shown(former))
  if (change >= MUCH) return isLow ? words.changes.lowUp : words.changes.up
  if (change <= -MUCH) return isLow ? words.changes.lowDown : words.changes.down
  return isLow ? words.changes.low : words.changes.same
}
