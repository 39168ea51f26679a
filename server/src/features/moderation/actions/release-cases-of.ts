import { reportStatus } from '@werkplatz/contract/moderation/status.ts'
import { access, type AccessRule } from '@werkplatz/contract/rules/access.ts'
import { permissionsOf } from '@werkplatz/contract/rules/permissions.ts'
import type { Role } from '@werkplatz/contract/rules/roles.ts'

import type { Tx } from '../../../db/handles.ts'
import { transition, type Actor } from '../../../db/transition.ts'
import { lockTakenBy, updateTaker } from '../case.queries.ts'

/** A person who leaves or loses the role decides no case any more: others may take what they had taken. */
export async function releaseCasesOf(tx: Tx, actor: Actor, personId: string) {
  for (const taken of await lockTakenBy(tx, personId)) {
    await transition(tx, reportStatus, taken, 'release', actor, { takerLeft: personId })
    await updateTaker(tx, taken.id, null)
  }
}

/** The same after a change of roles, unless one of the new ones still moderates. */
export async function releaseCasesUnless(tx: Tx, actor: Actor, { id, roles }: { id: string; roles: readonly Role[] }) {
  const { grants }: AccessRule = access['report.take']
  const moderates = grants.some(
    ({ permission, roles: named }) =>
      (permission !== undefined && permissionsOf(roles).includes(permission)) ||
      named?.some((role) => roles.includes(role)),
  )
  if (!moderates) await releaseCasesOf(tx, actor, id)
}
