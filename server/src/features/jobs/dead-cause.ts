// Sorts the text of an error into a cause, so that people read German and not the driver's English.
import type { DeadCause } from '@werkplatz/contract/jobs/words.ts'

/** The first that fits; a text that fits none is an error of ours. */
const signs: readonly [DeadCause, RegExp][] = [
  ['WORKER_GONE', /heartbeat|shutting down|worker was lost/i],
  [
    'MAIL_REFUSED',
    /^[45]\d\d[ -]|mailbox|recipients? (?:were )?rejected|invalid login|can't send mail|message failed/i,
  ],
  [
    'UNREACHABLE',
    /\bE(?:CONNREFUSED|CONNRESET|CONNECTION|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|PIPE|AI_AGAIN)\b|connection (?:refused|closed|terminated|timeout)|socket hang up|unreachable|disconnected|service unavailable/i,
  ],
  ['TOO_LONG', /time[d-]? ?out|another worker is sending/i],
  [
    'DATABASE',
    /duplicate key|violates|deadlock|could not serialize|permission denied|(?:relation|column) \S+ does not exist/i,
  ],
  ['BAD_DATA', /^\[|invalid (?:input|option|uuid)|expected \w+, received|has no value|nothing to put in/i],
  ['MISSING', /not found|no such (?:key|row)|NoSuchKey|no result|no longer exists/i],
]

export const causeOf = (reason: string): DeadCause =>
  reason === '' ? 'UNKNOWN' : (signs.find(([, sign]) => sign.test(reason))?.[0] ?? 'PROGRAM')
