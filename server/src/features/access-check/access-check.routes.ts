// Contract route → action or query. No logic.
import { custom, type Handler } from '../../http/handlers.ts'
import { Refusal } from '../../lib/refusal.ts'
import { presentAnswer } from './access-check.present.ts'
import { noteQuestion } from './actions/note-question.ts'
import { explain } from './explain.ts'
import { findSubject } from './subject.queries.ts'

export const accessCheckHandlers: Handler[] = [
  // Two callers in one call, so no single transaction: the question is noted first, then asked with the other's eyes.
  custom('explainAccess', async ({ db, begin }, { me, input }, as) => {
    const subject = await findSubject(db, input.body.userId)
    if (!subject) throw new Refusal('not_found', { userId: input.body.userId })
    await begin((tx) => noteQuestion(tx, me, input.body))
    return { body: presentAnswer(await explain((who) => as(who).db, subject, input.body)) }
  }),
]
