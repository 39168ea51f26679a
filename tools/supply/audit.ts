// What `pnpm audit` said. Known weaknesses of weight stop a build; a registry that does not answer must not.
export interface AuditRun {
  code: number | null
  output: string
}

export type AuditVerdict = 'clean' | 'weak' | 'unanswered'

/** With --ignore-registry-errors a registry's error ends with 0 as well, and a network that is away with anything. */
export function auditVerdict({ code, output }: AuditRun): AuditVerdict {
  if (/\b[1-9]\d* vulnerabilit|severity:/i.test(output)) return code === 0 ? 'clean' : 'weak'
  return code === 0 && /no known vulnerabilities/i.test(output) ? 'clean' : 'unanswered'
}
