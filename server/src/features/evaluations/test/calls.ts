// The calls about evaluations as tests write them.
import type { TestApp } from '../../../../test/app.ts'
import type { Person } from '../../../../test/people.ts'

interface Point {
  criterionId: string
  grade: string | null
  justification?: string
  evaluationPointId?: string | null
}

export const callsOf = (app: TestApp) => ({
  list: (who: Person) => app.call('listEvaluations', { as: who, query: { page: '0', size: '50' } }),
  details: (who: Person, id: string) => app.call('readEvaluation', { as: who, query: { id } }),
  form: (who: Person, id: string) => app.call('readEvaluationForm', { as: who, query: { id } }),
  draw: (who: Person, id: string) => app.call('drawEvaluation', { as: who, query: { id } }),
  save: (who: Person, assignmentId: string, evaluationPoints: Point[], more: Record<string, unknown> = {}) =>
    app.call('saveEvaluation', { as: who, body: { assignmentId, evaluationPoints, ...more } }),
  submit: (who: Person, evaluationId: string) => app.call('submitEvaluation', { as: who, body: { evaluationId } }),
  discuss: (who: Person, evaluationId: string) => app.call('discussEvaluation', { as: who, body: { evaluationId } }),
})

/** Every criterion of a side, each with this grade. */
export async function allPoints(app: TestApp, who: Person, id: string, grade = 'B', justification = 'Weil es so war.') {
  const { body } = await callsOf(app).form(who, id)
  return body.criteria.map(({ criterionId }) => ({ criterionId, grade, justification }))
}

export async function announcedOf(app: TestApp, id: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ event: string }>(
    `select data ->> 'event' as event from pgboss.job
     where name = 'event' and data -> 'payload' ->> 'assignmentId' = $1`,
    [id],
  )
  return rows.map((row) => row.event).toSorted()
}
