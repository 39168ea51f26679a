// What was found → contract shape. Words of the access table, never of the thing.
import { sightWords, type AccessAnswer, type TracedGrant } from '@werkplatz/contract/access-check/schemas.ts'

import type { Explained, Trace } from './explain.ts'
import type { SightRow } from './sight.queries.ts'
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

/** Whose a thing is nobody changes: such a cell is no way, as long as there is another. */
const fixed: ReadonlySet<string> = new Set(['self', 'notOwn', 'foreign', 'ofPerson', 'ofCompany'])
const isNoWay = ({ parts }: TracedGrant) => parts.some(({ word, isTrue }) => !isTrue && fixed.has(word))

function nearestOf(grants: readonly TracedGrant[]): number[] {
  const ways = grants.filter((grant) => !isNoWay(grant))
  const asked = ways.length > 0 ? ways : grants
  const least = Math.min(...asked.map(missingIn))
  return grants.flatMap((grant, i) => (asked.includes(grant) && missingIn(grant) === least ? [i] : []))
}

const presentSight = (row: SightRow): AccessAnswer['sight'] => ({
  isWhole: row.is_whole,
  ways: sightWords.flatMap((word) => (word in row ? [{ word, isTrue: row[word] === true }] : [])),
})

export function presentAnswer({ verdict, subject, traces, sight }: Explained): AccessAnswer {
  const grants = traces.map(presentTrace)
  return {
    verdict,
    hindrance: hindranceOf(subject),
    grants,
    nearest: verdict === 'ALLOWED' ? [] : nearestOf(grants),
    sight: sight ? presentSight(sight) : null,
  }
}
