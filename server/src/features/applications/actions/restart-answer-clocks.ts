import type { Tx } from '../../../db/handles.ts'
import { lockActivity } from '../../activities/activity.queries.ts'
import { answerDates } from '../answer-clock.ts'
import { findAnswerTerms, listAnswering, restartClocks } from '../application.queries.ts'

/** After publishing again, pending applications and requests get a full term for their answer. */
export async function restartAnswerClocks(tx: Tx, activityId: string, now: Date) {
  await lockActivity(tx, activityId)
  for (const { table, company_id: companyId } of await listAnswering(tx, activityId))
    await restartClocks(tx, table, activityId, {
      companyId,
      ...answerDates(now, await findAnswerTerms(tx, companyId)),
    })
}
