// The one way to refuse: a code of the closed list in contract/src/rules/errors.ts.
import { errors, type ErrorCode, type Problem } from '@werkplatz/contract/rules/errors.ts'

export interface RefusalExtras {
  /** On bad_input: German sentences for people. */
  sentences?: string[]
  /** Seconds until it is worth trying again. */
  retryAfter?: number
  /** On second_factor_required: what the second step needs. */
  secondFactor?: NonNullable<Problem['secondFactor']>
  /** Looks like an attack: counted, and logged where somebody sees it. */
  suspicion?: string
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
