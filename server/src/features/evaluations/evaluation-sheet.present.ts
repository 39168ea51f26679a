// An evaluation on paper: what its page shows to the same reader once both have submitted.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }
import catalogue from '@werkplatz/content/evaluation-criteria.json' with { type: 'json' }
import { gradesToExplain } from '@werkplatz/contract/evaluations/limits.ts'
import type { EvaluationDetails, EvaluationPart, EvaluationPoint } from '@werkplatz/contract/evaluations/schemas.ts'

import { nameable } from '../../lib/content-disposition.ts'
import { Refusal } from '../../lib/refusal.ts'
import { swissDay, writtenDay } from '../../lib/swiss-day.ts'
import type { Block, Fact, Row, Sheet } from '../../outbound/documents/sheet.ts'
import { presentEvaluation } from './evaluation.present.ts'
import type { CriterionRow, EvaluationDetailsRow } from './evaluation.queries.ts'

const texts = branded(file)
const words = texts.pdf.evaluation
const LONGEST_NAME = 120

interface Side {
  heading: string
  name: string
  part: EvaluationPart
  /** Only the contact person writes notes. */
  hasNotes: boolean
}

export interface EvaluationPaper {
  evaluation: EvaluationDetails
  sides: readonly Side[]
  nameFirst: string
  nameLast: string
  reader: string
  today: string
}

/** Nothing is printed that one of the two does not know yet. */
export function presentEvaluationPaper(
  row: EvaluationDetailsRow,
  criteria: readonly CriterionRow[],
  today: string,
): EvaluationPaper {
  const evaluation = presentEvaluation(row, criteria)
  const { apprenticeEvaluation, contactEvaluation, apprenticeName, contactName } = evaluation
  if (!evaluation.can.export || !apprenticeEvaluation || !contactEvaluation)
    throw new Refusal('evaluation_not_both', { id: row.id })
  return {
    evaluation,
    sides: [
      { heading: words.contactPart, name: contactName, part: contactEvaluation, hasNotes: true },
      { heading: words.apprenticePart, name: apprenticeName, part: apprenticeEvaluation, hasNotes: false },
    ],
    nameFirst: row.apprentice_first,
    nameLast: row.apprentice_last,
    reader: row.reader,
    today,
  }
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))

export function evaluationFileName({ evaluation, nameFirst, nameLast }: EvaluationPaper): string {
  const name = fill(words.fileName, {
    nameLast: nameable(nameLast),
    nameFirst: nameable(nameFirst),
    assignmentTitle: nameable(evaluation.assignmentTitle),
  })
  if (name.length <= LONGEST_NAME) return name
  return `${nameable(name.slice(0, LONGEST_NAME - 4))}.pdf`
}

export function evaluationSheet(paper: EvaluationPaper): Sheet {
  const { evaluation, sides, reader, today } = paper
  const part = (isThere: boolean, ...blocks: Block[]) => (isThere ? blocks : [])
  return {
    look: 'report',
    kind: words.kind,
    title: fill(words.title, { assignmentTitle: evaluation.assignmentTitle }),
    footer: fill(texts.frame.confidential, { date: writtenDay(today), name: reader }),
    blocks: [
      { type: 'facts', facts: factsOf(evaluation) },
      ...talkOf(sides),
      ...part(
        evaluation.agreements.length > 0,
        { type: 'heading', text: words.agreements },
        { type: 'list', items: evaluation.agreements },
      ),
      ...sides.flatMap(sideBlocks),
      ...sides.flatMap(({ name, part: { statement } }): Block[] =>
        statement
          ? [
              {
                type: 'note',
                title: fill(words.statement, { name, date: dayOf(statement.date) }),
                text: statement.body,
              },
            ]
          : [],
      ),
      { type: 'heading', text: words.legend },
      { type: 'table', columns: legendColumns, rows: legendRows },
      { type: 'paragraph', text: fill(words.criteria, { date: writtenDay(evaluation.criteriaDate) }), tone: 'muted' },
      {
        type: 'table',
        columns: signatureColumns,
        rows: words.signatures.map((who): Row => [who, '']),
      },
    ],
  }
}

const dayOf = (instant: string) => writtenDay(swissDay(new Date(instant)))

/** What is not known is not listed. */
function factsOf(evaluation: EvaluationDetails): Fact[] {
  const { days } = evaluation
  const facts: [label: string, value: string | null][] = [
    [words.fields.company, evaluation.apprenticeCompany],
    [words.fields.apprentice, evaluation.apprenticeName],
    [words.fields.profession, evaluation.apprenticeProfession],
    [words.fields.contact, evaluation.contactName],
    [words.fields.duration, days === 1 ? words.oneDay : fill(words.fields.days, { days })],
    [words.fields.start, writtenDay(evaluation.assignmentStart)],
    [words.fields.end, writtenDay(evaluation.assignmentEnd)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

const columns = [
  { label: words.columns[0]!, share: 4 },
  { label: words.columns[1]!, share: 1.4 },
  { label: words.columns[2]!, share: 8 },
]
const legendColumns = [
  { label: words.columns[1]!, share: 1 },
  { label: words.meaning, share: 9 },
]
const legendRows = catalogue.gradeLegend.map(({ grade, label, description }): Row => [
  grade,
  { text: label, line: description },
])
const signatureColumns = [
  { label: words.signatureHead, share: 4 },
  { label: words.signatureLine, share: 9 },
]

const isTalkedAbout = ({ grade }: EvaluationPoint) => gradesToExplain.some((one) => one === grade)

const rowOf = ({ criterion, grade, justification }: EvaluationPoint): Row => [
  criterion.name,
  grade ?? '',
  justification || words.noJustification,
]

/** The reason people meet, of both sides: every A, then every C and D. */
function talkOf(sides: readonly Side[]): Block[] {
  const points = sides.flatMap(({ name, part }) => part.evaluationPoints.map((point) => ({ name, point })))
  const table = (text: string, picked: typeof points): Block[] =>
    picked.length === 0
      ? []
      : [
          { type: 'heading', text },
          {
            type: 'table',
            columns,
            rows: picked.map(({ name, point: { criterion, grade, justification } }): Row => [
              { text: criterion.name, line: name },
              grade ?? '',
              justification,
            ]),
          },
        ]
  const asked = points.filter(({ point }) => isTalkedAbout(point))
  // D first.
  const sorted = asked.toSorted((one, other) => (other.point.grade ?? '').localeCompare(one.point.grade ?? ''))
  const strengths = points.filter(({ point }) => point.grade === 'A')
  return [...table(words.strengths, strengths), ...table(words.talk, sorted)]
}

function sideBlocks({ heading, name, part, hasNotes }: Side): Block[] {
  const types = Map.groupBy(part.evaluationPoints, ({ criterion }) => criterion.criterionType.name)
  const said = [part.dateSubmitted && fill(words.submitted, { date: dayOf(part.dateSubmitted) })]
  if (part.dateDiscussed) said.push(fill(words.discussed, { date: dayOf(part.dateDiscussed) }))
  return [
    { type: 'heading', text: heading },
    { type: 'paragraph', text: [name, ...said].filter(Boolean).join('. '), tone: 'muted' },
    ...[...types].flatMap(([type, points]): Block[] => [
      { type: 'heading', text: type },
      { type: 'table', columns, rows: points.map(rowOf) },
    ]),
    ...(hasNotes
      ? [
          { type: 'heading' as const, text: words.notes },
          { type: 'paragraph' as const, text: part.notes || '–' },
        ]
      : []),
  ]
}
