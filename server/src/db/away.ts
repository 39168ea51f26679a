// Is the database away? What the driver and PostgreSQL say when a connection breaks, a host goes down or another takes over.

/** The connection broke, or the host said that it goes: another connection may be answered at once. */
const lostCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08006', '08001'])
const lostMessages =
  /Connection terminated unexpectedly|during recovery|Client has encountered a connection error|not queryable/

/** A write met a host that was the primary a moment ago. It answers on and would refuse the next one, too. */
const READ_ONLY = '25006'

/** On a shared connection one query names a statement, and those behind it rely on it. PostgreSQL gave up on the first. */
const NEVER_PREPARED = '26000'

/** Beside these: too slow or too full. The call was fine, but asking again at once would only add to it. */
const awayCodes = new Set([...lostCodes, READ_ONLY, NEVER_PREPARED, 'ETIMEDOUT', '53300', '57014', '55P03', '25P03'])
const awayMessages = /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout/

interface Told {
  code?: string
  message?: string
}

export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as Told
  return lostCodes.has(code) || lostMessages.test(message)
}

export const isNeverPrepared = (error: unknown): boolean => (error as Told).code === NEVER_PREPARED

/** Of a connection that writes: nothing more may be asked of it. */
export const isUseless = (error: unknown): boolean => (error as Told).code === READ_ONLY || isConnectionLost(error)

export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as Told
  return awayCodes.has(code) || awayMessages.test(message) || isConnectionLost(error)
}
