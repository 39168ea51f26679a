// What was found → contract shape. Words of the access table, never of the thing.
import type { AccessAnswer, TracedGrant } from '@werkplatz/contract/access-check/schemas.ts'

import type { Explained, Trace } from './explain.ts'
import type { SubjectRow } from './subject.queries.ts'

const presentTrace = ({ grant, isHeld, isWidened, isFound, parts }: Trace): TracedGrant => ({
  permission: grant.permission ?? null,
  roles: grant.roles ? [...grant.roles] : null,
  isHeld,
  isWidened,
  parts,
  allows: isHeld && isFound && parts.every(({ isTrue }) => isTrue === true),
})

function hindranceOf({ is_active, is_paused, setup_done }: SubjectRow): AccessAnswer['hindrance'] {
  if (!is_active) return 'DEACTIVATED'
  if (is_paused) return 'COMPANY_PAUSED'
  return setup_done ? null : 'SETUP_MISSING'
}

const missingIn = ({ isHeld, parts }: TracedGrant) => (isHeld ? 0 : 1) + parts.filter(({ isTrue }) => !isTrue).length

export function presentAnswer({ verdict, subject, traces }: Explained): AccessAnswer {
  const grants = traces.map(presentTrace)
  const least = Math.min(...grants.map(missingIn))
  const nearest = verdict === 'ALLOWED' ? [] : grants.flatMap((grant, i) => (missingIn(grant) === least ? [i] : []))
  return { verdict, hindrance: hindranceOf(subject), grants, nearest }
}
