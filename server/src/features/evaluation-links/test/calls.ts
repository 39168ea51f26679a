// The calls of a guest as tests write them.
import type { TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/people.ts'

export const guestCalls = (app: TestApp) => ({
  open: (token: string, as?: Person) => app.call('openGuestEvaluation', { query: { token }, as }),
  save: (token: string, evaluationPoints: unknown[], more: { notes?: string; as?: Person } = {}) =>
    app.call('saveGuestEvaluation', {
      query: { token },
      body: { evaluationPoints, ...(more.notes !== undefined && { notes: more.notes }) },
      as: more.as,
    }),
  submit: (token: string, as?: Person) => app.call('submitGuestEvaluation', { query: { token }, as }),
  ask: (token: string) => app.call('askForAccount', { query: { token } }),
})

/** Every criterion of the part, each with this grade. */
export async function guestPoints(app: TestApp, token: string, grade = 'B', justification = 'Weil es so war.') {
  const { body } = await guestCalls(app).open(token)
  return body.criteria.map(({ criterionId }) => ({ criterionId, grade, justification }))
}

export const auditOf = async (app: TestApp, id: string): Promise<string[]> => {
  const { rows } = await app.pool.query<{ action: string }>(
    'select action from audit where target_id = $1 order by id',
    [id],
  )
  return rows.map((row) => row.action)
}
