// What an apprentice takes along: the work history, every evaluation both have handed in, every semester.
import { branded } from '@werkplatz/content/brand.ts'
import file from '@werkplatz/content/documents.json' with { type: 'json' }

import { swissDay } from '../../../lib/swiss-day.ts'
import type { Sheet } from '../../../outbound/documents/sheet.ts'
import type { ZipEntry } from '../../../outbound/documents/zip.ts'
import {
  evaluationFileName,
  evaluationSheet,
  presentEvaluationPaper,
} from '../../evaluations/evaluation-sheet.present.ts'
import { findEvaluation, listCriteria } from '../../evaluations/evaluation.queries.ts'
import { listMarks } from '../../school/mark.queries.ts'
import { presentSemesterPaper, semesterFileName, semesterSheet } from '../../school/semester-sheet.present.ts'
import { listForPaper } from '../../school/semester.queries.ts'
import { historyFileName, historySheet, presentPaper } from '../../work-history/history-sheet.present.ts'
import { findHistoryHead, findStats, listHistory } from '../../work-history/work-history.queries.ts'
import { freeName, type Order } from '../pieces.ts'
import { listOwnEvaluations, listSemesterIds } from './own-data.queries.ts'

const folders = branded(file).zip.farewell

interface Paper {
  name: string
  sheet: Sheet
}

export async function* farewellPieces(order: Order): AsyncGenerator<ZipEntry> {
  const { ctx, onProgress } = order
  const papers = await listPapers(order)
  const taken = new Set<string>()
  await onProgress(0, papers.length)
  for (const [i, read] of papers.entries()) {
    const paper = await read()
    if (paper) {
      const [base] = paper.name.split(/\.pdf$/)
      const name = freeName(taken, (n) => `${base}${n === 1 ? '' : ` (${n})`}.pdf`)
      yield { name, body: await ctx.outbound.documents.pdf(paper.sheet) }
    }
    await onProgress(i + 1, papers.length)
  }
}

/** Read one at a time, when its turn comes. */
async function listPapers({ ctx: { db, clock }, me }: Order): Promise<(() => Promise<Paper | null>)[]> {
  const today = swissDay(clock.now())
  const of = { id: me.id, today }
  const history = async (): Promise<Paper> => {
    const [head, events, stats] = await Promise.all([
      findHistoryHead(db, me, { id: me.id }),
      listHistory(db, me, of),
      findStats(db, me, of),
    ])
    const paper = presentPaper(head[0]!, events, stats[0]!, today)
    return { name: historyFileName(paper), sheet: historySheet(paper) }
  }
  const evaluation = (id: string) => async (): Promise<Paper | null> => {
    const [row] = await findEvaluation(db, me, { id })
    if (!row) return null
    const paper = presentEvaluationPaper(row, await listCriteria(db, { version: row.version }), today)
    return { name: folders.evaluations + evaluationFileName(paper), sheet: evaluationSheet(paper) }
  }
  const semester = (id: string) => async (): Promise<Paper | null> => {
    const semesters = await listForPaper(db, me, { id })
    if (semesters.length === 0) return null
    const marks = await listMarks(db, { semesterIds: semesters.map((one) => one.id) })
    const paper = presentSemesterPaper(semesters, marks, today)
    return { name: folders.school + semesterFileName(paper), sheet: semesterSheet(paper) }
  }
  const evaluations = await listOwnEvaluations(db, me.id)
  const semesters = await listSemesterIds(db, me.id)
  return [history, ...evaluations.map(({ id }) => evaluation(id)), ...semesters.map(({ id }) => semester(id))]
}
