// Contract route → action or query. No logic.
import { presentPage, readPage } from '../../access/page.ts'
import { read, write, type Handler } from '../../http/handlers.ts'
import type { Services } from '../../services.ts'
import { decideReport } from './actions/decide-report.ts'
import { fileReport } from './actions/file-report.ts'
import { objectToDecision } from './actions/object-to-decision.ts'
import { readMessages } from './actions/read-messages.ts'
import { releaseReport } from './actions/release-report.ts'
import { restoreRemoved } from './actions/restore-removed.ts'
import { restoreReported } from './actions/restore-reported.ts'
import { settleObjection } from './actions/settle-objection.ts'
import { takeReport } from './actions/take-report.ts'
import { quotesOf, readCase, readDecision, subjectsOf } from './read/read-report.ts'
import { countRemoved, listRemoved } from './read/removed.queries.ts'
import { countReports, countWaiting, listReports } from './read/report-read.queries.ts'
import { presentDecision, presentMessages, presentRemoved, presentReport, presentSummary } from './report.present.ts'

export const moderationHandlers = ({ reportable, addresses, clock }: Services): Handler[] => [
  write('fileReport', (tx, { me, input }) => fileReport(tx, me, reportable, input.body)),
  read('readDecision', async (db, { input }) => ({
    body: presentDecision(await readDecision(db, reportable, input.query.id), clock.now()),
  })),
  write('objectToDecision', (tx, { me, input }) => objectToDecision(tx, me, clock.now(), input.body)),
  read('listReports', async (db, { me, input }) => {
    const { view, size } = input.query
    const found = await readPage(db, me, input.query, {
      list: listReports[view],
      count: countReports[view],
      params: {},
    })
    return { body: presentPage(found, size, presentSummary(addresses, await subjectsOf(db, reportable, found.rows))) }
  }),
  read('countReports', async (db, { me }) => ({ body: (await countWaiting(db, me, {}))[0]! })),
  read('readReport', async (db, { me, input }) => ({
    body: presentReport(addresses, await readCase(db, me, reportable, input.query.id)),
  })),
  write('readReportedMessages', async (tx, { me, input }) => ({
    body: presentMessages(addresses, await readMessages(tx, me, input.body.id)),
  })),
  write('takeReport', (tx, { me, input }) => takeReport(tx, me, input.body.id)),
  write('releaseReport', (tx, { me, input }) => releaseReport(tx, me, input.body.id)),
  write('decideReport', async (tx, { me, input }) => {
    await decideReport(tx, me, reportable, clock.now(), input.body)
  }),
  write('settleObjection', (tx, { me, input }) => settleObjection(tx, me, reportable, input.body)),
  write('restoreReported', (tx, { me, input }) => restoreReported(tx, me, reportable, input.body)),
  read('listRemoved', async (db, { me, input }) => {
    const found = await readPage(db, me, input.query, { list: listRemoved, count: countRemoved, params: {} })
    const subjects = await subjectsOf(db, reportable, found.rows)
    const quotes = await quotesOf(db, reportable, found.rows)
    return { body: presentPage(found, input.query.size, presentRemoved(addresses, subjects, quotes)) }
  }),
  write('restoreRemoved', (tx, { me, input }) => restoreRemoved(tx, me, reportable, input.body)),
]
