import type { ErrorCode, FieldProblem, Problem } from '@werkplatz/contract/rules/errors.ts'

/** `network`: no answer arrived. `unknown`: an answer that is no problem+json, for example of a proxy. */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown'

/** Every failed call ends as one of these. Status 0 means that no answer arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ApiErrorCode
  readonly title: string
  readonly detail: string
  /** German sentences of a 400, shown joined. */
  readonly errors: string[]
  /** Those of them that are about a field. */
  readonly fields: FieldProblem[]
  readonly requestId: string | undefined
  /** What the second step of a sign-in needs. */
  readonly secondFactor: Problem['secondFactor']
  /** Who sent a link that ran out. */
  readonly sender: string | undefined

  constructor(status: number, problem: Partial<Omit<Problem, 'code'>> & { code?: ApiErrorCode } = {}) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`)
    this.name = 'ApiError'
    this.status = status
    this.code = problem.code ?? (status === 0 ? 'network' : 'unknown')
    this.title = problem.title ?? ''
    this.detail = problem.detail ?? ''
    this.errors = problem.errors ?? []
    this.fields = problem.fields ?? []
    this.requestId = problem.requestId
    this.secondFactor = problem.secondFactor
    this.sender = problem.sender
  }
}

export const isApiError = (error: unknown, status?: number): error is ApiError =>
  error instanceof ApiError && (status === undefined || error.status === status)

/** No answer, or one of a proxy that got none: the same call may succeed in a moment. */
export const isAway = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 502)

/** What the server says about single fields; of any other failure nothing. */
export const refusedFields = (error: unknown): readonly FieldProblem[] => (isApiError(error) ? error.fields : [])
