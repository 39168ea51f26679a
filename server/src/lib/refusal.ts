// The one way to refuse: a code of the closed list in contract/src/rules/errors.ts.
import { errors, type ErrorCode, type FieldProblem, type Problem } from '@werkplatz/contract/rules/errors.ts'

export interface RefusalExtras {
  /** On 400: German sentences for people; left out where `fields` says everything. */
  messages?: string[]
  /** On 400: what is wrong with which field. */
  fields?: FieldProblem[]
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  /** On second_factor_required: what the second step needs. */
  secondFactor?: NonNullable<Problem['secondFactor']>
  /** On guest_link_expired: whom to ask for a new one. */
  sender?: string
  /** On switched_off: what whoever switched it off tells people, instead of the usual sentence. */
  notice?: string
  /** What somebody should look at: counted at /metrics, and a line of its own in the log. */
  signals?: readonly string[]
  /** For our logs only, never sent. */
  [internal: string]: unknown
}

export class Refusal extends Error {
  readonly code: ErrorCode
  readonly extras: RefusalExtras

  constructor(code: ErrorCode, extras: RefusalExtras = {}) {
    super(errors[code].detail)
    this.code = code
    this.extras = extras
  }
}

/** One field of the call is wrong. */
export const wrongField = (path: string, sentence: string, extras: RefusalExtras = {}) =>
  new Refusal('bad_input', { ...extras, fields: [{ path, sentence }] })
