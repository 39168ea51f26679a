// Who a statement runs for, as row security sees it (server/src/db/migrations/0014_row_security.sql). The caller is
// set for one transaction only: what another statement on the same connection finds is nobody.
import pg from 'pg'

export interface Caller {
  readonly id: string
  readonly companyId: string
  readonly isPlatform: boolean
}

const valuesOf = ({ id, companyId, isPlatform }: Caller) => [id, companyId, isPlatform ? 'on' : '']

/** Parsed once on each connection of readers. */
export const SET_CALLER = {
  name: 'caller',
  text: `select set_config('app.person_id', $1, true), set_config('app.company_id', $2, true),
    set_config('app.platform', $3, true)`,
  values: ['', '', ''],
}

const uuid = /^[0-9a-f-]{36}$/

/** Opens a transaction for the caller in one round trip; a simple query takes no parameters, so ids are looked at. */
export function beginFor(caller: Caller): string {
  for (const id of [caller.id, caller.companyId]) if (!uuid.test(id)) throw new Error('a caller has two ids')
  const [person, company, platform] = valuesOf(caller)
  return `begin; set local app.person_id = '${person}'; set local app.company_id = '${company}'; set local app.platform = '${platform}'`
}

/** What we use of the driver's protocol, which its types leave out. */
interface Wire {
  bind(what: { statement: string; values: string[] }): void
  execute(what: object): void
}
interface WireQuery {
  prepare(wire: Wire): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
}
const Query = pg.Query as unknown as new (config: object, done: Done) => pg.Submittable & WireQuery
type Done = (error: Error | null, result: { rows: unknown[] }) => void

/**
 * A read with its caller: both travel before one Sync, so they are one transaction. Should setting the caller fail, the
 * read does not happen; when it is over, the caller is gone. No second round trip, no second transaction.
 */
export class ReadAs extends Query {
  readonly #caller: Caller
  #isSet = false

  constructor(caller: Caller, statement: { name: string; text: string; values: unknown[] }, done: Done) {
    super(statement, done)
    this.#caller = caller
  }

  override prepare(wire: Wire) {
    wire.bind({ statement: SET_CALLER.name, values: valuesOf(this.#caller) })
    wire.execute({})
    super.prepare(wire)
  }

  // The first row and the first end are those of setting the caller.
  override handleDataRow(message: unknown) {
    if (this.#isSet) super.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire) {
    if (this.#isSet) super.handleCommandComplete(message, wire)
    else this.#isSet = true
  }
}
