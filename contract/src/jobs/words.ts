// Words of background work that the server writes and screens translate.

/** Why a job was given up, as far as people need to know to decide what to do. */
export const deadCauses = [
  'UNREACHABLE',
  'MAIL_REFUSED',
  'TOO_LONG',
  'WORKER_GONE',
  'DATABASE',
  'BAD_DATA',
  'MISSING',
  'PROGRAM',
  'UNKNOWN',
] as const
export type DeadCause = (typeof deadCauses)[number]

/** Each listener has a queue of its own, named after it. */
export const LISTENER_QUEUES = 'hear.'
