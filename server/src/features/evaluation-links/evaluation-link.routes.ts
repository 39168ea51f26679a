// Contract route → action or query. No logic.
import { custom, read, write, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Services } from '../../services.ts'
import { askForAccount } from './actions/ask-for-account.ts'
import { openGuestEvaluation } from './actions/open-guest-evaluation.ts'
import { revokeEvaluationLink } from './actions/revoke-evaluation-link.ts'
import { saveGuestEvaluation } from './actions/save-guest-evaluation.ts'
import { sendEvaluationLink } from './actions/send-evaluation-link.ts'
import { submitGuestEvaluation } from './actions/submit-guest-evaluation.ts'
import { presentGuestEvaluation, presentLink } from './evaluation-link.present.ts'
import { findLink } from './evaluation-link.queries.ts'

export const evaluationLinkHandlers = (services: Services): Handler[] => [
  read('readEvaluationLink', async (db, { me, input }) => {
    const row = await findLink(db, me, input.query.id)
    if (!row) throw new Refusal('not_found', { id: input.query.id })
    return { body: presentLink(row) }
  }),
  write('sendEvaluationLink', (tx, { me, input }) => sendEvaluationLink(tx, me, input.body, services)),
  write('revokeEvaluationLink', (tx, { me, input }) => revokeEvaluationLink(tx, me, input.query.id)),
  custom('openGuestEvaluation', async (data, { from, input }) => {
    const { row, link, criteria } = await openGuestEvaluation(data, from, input.query.token)
    return { body: presentGuestEvaluation(row, link, criteria) }
  }),
  custom('saveGuestEvaluation', (data, { from, input }) =>
    saveGuestEvaluation(data, from, input.query.token, input.body),
  ),
  custom('submitGuestEvaluation', (data, { from, input }) => submitGuestEvaluation(data, from, input.query.token)),
  custom('askForAccount', (data, { from, input }) => askForAccount(data, from, input.query.token)),
]
