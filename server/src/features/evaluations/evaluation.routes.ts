// Contract route → action or query. No logic.
import { presentPage, readPage } from '../../access/page.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import { swissDay } from '../../lib/swiss-day.ts'
import type { Services } from '../../services.ts'
import { agreeEvaluation } from './actions/agree-evaluation.ts'
import { discussEvaluation } from './actions/discuss-evaluation.ts'
import { saveEvaluation } from './actions/save-evaluation.ts'
import { startEvaluation } from './actions/start-evaluation.ts'
import { stateEvaluation } from './actions/state-evaluation.ts'
import { submitEvaluation } from './actions/submit-evaluation.ts'
import { evaluationFileName, evaluationSheet, presentEvaluationPaper } from './evaluation-sheet.present.ts'
import {
  presentCriterion,
  presentEvaluation,
  presentEvaluationForm,
  presentEvaluationRow,
} from './evaluation.present.ts'
import { countEvaluations, listCriteria, listEvaluationPage } from './evaluation.queries.ts'
import { readEvaluation } from './read-evaluation.ts'

export const evaluationHandlers = ({ addresses, clock, documents }: Services): Handler[] => [
  read('listEvaluations', async (db, { me, input }) => {
    const { outstanding = null, mine, sort, size } = input.query
    const params = { outstanding, mine: mine === 'true' }
    const found = await readPage(db, me, input.query, {
      list: (reader, who, page) => listEvaluationPage(reader, who, sort, page),
      count: countEvaluations,
      params,
    })
    return { body: presentPage(found, size, presentEvaluationRow(addresses)) }
  }),
  read('readCriteria', async (db) => ({ body: (await listCriteria(db, { version: null })).map(presentCriterion) })),
  read('readEvaluation', async (db, { me, input }) => {
    const { row, criteria } = await readEvaluation(db, me, input.query.id)
    return { body: presentEvaluation(row, criteria) }
  }),
  read('readEvaluationForm', async (db, { me, input }) => {
    const { row, criteria } = await readEvaluation(db, me, input.query.id)
    return { body: presentEvaluationForm(row, criteria) }
  }),
  read('drawEvaluation', async (db, { me, input, from }) => {
    const { row, criteria } = await readEvaluation(db, me, input.query.id)
    const paper = presentEvaluationPaper(row, criteria, swissDay(clock.now()))
    return { file: { name: evaluationFileName(paper), body: await documents.pdf(evaluationSheet(paper), from.signal) } }
  }),
  write('startEvaluation', async (tx, { me, input }) => {
    await startEvaluation(tx, me, input.body)
    return { location: `/dashboard/company/evaluation?id=${input.body.assignmentId}` }
  }),
  write('saveEvaluation', (tx, { me, input }) => saveEvaluation(tx, me, input.body)),
  write('submitEvaluation', (tx, { me, input }) => submitEvaluation(tx, me, input.body.evaluationId)),
  write('discussEvaluation', (tx, { me, input }) => discussEvaluation(tx, me, input.body.evaluationId)),
  write('stateEvaluation', (tx, { me, input }) => stateEvaluation(tx, me, input.body)),
  write('agreeEvaluation', (tx, { me, input }) => agreeEvaluation(tx, me, input.body)),
]
