// Why somebody may or may not. The verdict is that of the guard itself, so it cannot differ from the call's.
import type { AccessQuestion } from '@werkplatz/contract/access-check/schemas.ts'
import { access, type AccessRule, type Action, type Grant } from '@werkplatz/contract/rules/access.ts'

import { guard, guardRow } from '../../access/guard.ts'
import { memberFrom, type Member } from '../../access/member.ts'
import { effectiveScope, holdsGrant, partsOf } from '../../access/scopes.ts'
import type { Db } from '../../db/handles.ts'
import { Refusal, wrongField } from '../../lib/refusal.ts'
import { findEvaluationSight, findProfileSight, type SightRow } from './sight.queries.ts'
import type { SubjectRow } from './subject.queries.ts'
import { findTruths } from './trace.queries.ts'

export interface Trace {
  grant: Grant
  isHeld: boolean
  isWidened: boolean
  /** Words of a cell without conditions would hold of a thing that does not exist. */
  isFound: boolean
  parts: { word: ReturnType<typeof partsOf>[number]['word']; isTrue: boolean | null }[]
}

export interface Explained {
  verdict: 'ALLOWED' | 'FORBIDDEN' | 'NOT_FOUND'
  subject: SubjectRow
  traces: Trace[]
  /** What may be opened but is not wholly shown; undefined where there is no such difference. */
  sight: SightRow | undefined
}

const sights: Partial<Record<Action, typeof findProfileSight>> = {
  'profile.read': findProfileSight,
  'evaluation.read': findEvaluationSight,
}

/** `eyes` is the database as that person sees it. */
export async function explain(
  eyes: (who: Member) => Db,
  subject: SubjectRow,
  { action, id }: AccessQuestion,
): Promise<Explained> {
  const rule: AccessRule = access[action]
  const isAboutRows = rule.grants.some(({ scope }) => scope)
  if (isAboutRows && !id) throw wrongField('id', 'Dafür braucht es eine Sache.')
  const who = memberFrom(subject)
  const db = eyes(who)
  const verdict = await verdictOf(() => (isAboutRows ? guardRow(db, who, action, id!) : guard(who, action)))
  const truths = isAboutRows ? await findTruths(db, rule, who, id!) : rule.grants.map(() => [])
  const traces = rule.grants.map((grant, i) => ({
    grant,
    isHeld: holdsGrant(grant, who),
    isWidened: effectiveScope(grant, who) !== grant.scope,
    isFound: truths !== null,
    parts: partsOf(rule.resource, grant, who).map(({ word }, j) => ({ word, isTrue: truths?.[i]?.[j] ?? null })),
  }))
  const sight = verdict === 'ALLOWED' && id ? await sights[action]?.(db, who, id) : undefined
  return { verdict, subject, traces, sight }
}

async function verdictOf(ask: () => void | Promise<void>): Promise<Explained['verdict']> {
  try {
    await ask()
    return 'ALLOWED'
  } catch (error) {
    if (error instanceof Refusal && error.code === 'forbidden') return 'FORBIDDEN'
    if (error instanceof Refusal && error.code === 'not_found') return 'NOT_FOUND'
    throw error
  }
}
