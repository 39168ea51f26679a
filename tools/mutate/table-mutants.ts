// Breaks of the tables that say who may what. They are data: each row is taken as it stands after all its helpers, and
// the module is told another value in a last line.
import { isDeepStrictEqual } from 'node:util'

import type { AccessRule, Grant, ScopeWord } from '../../contract/src/rules/access.ts'
import type { Permission } from '../../contract/src/rules/permissions.ts'
import type { Mutant, TestStep } from './mutant.ts'

const wider: Partial<Record<ScopeWord, ScopeWord>> = {
  self: 'inCompany',
  inCompany: 'everywhere',
  activityAuthor: 'activityCompany',
  activityCompany: 'everywhere',
  contact: 'inCompany',
}
/** Resources whose rows belong to nobody's company: their scope can only be widened to all. */
const withoutCompany = new Set(['session', 'notification', 'passkey'])

/** A permission that other people hold. */
const swapped = (permission: Permission): Permission =>
  permission === 'READ_EXTERNAL_ACTIVITIES' ? 'APPROVE_ACTIVITY' : 'READ_EXTERNAL_ACTIVITIES'

const described = ({ permission, roles, scope, stage }: Grant) =>
  [permission ?? roles?.join('+'), scope, stage].filter(Boolean).join(' ')

/** Each way to break one grant. `undefined` takes the grant away. */
function breaksOf(resource: string, grant: Grant): [what: string, broken: Grant | undefined][] {
  const { stage, notOwn, permission, companyOnly, roles, scope, ...rest } = grant
  const found: [string, Grant | undefined][] = [['without', undefined]]
  if (stage) found.push(['in any stage', without(grant, 'stage')])
  if (notOwn) found.push(['also the own row', without(grant, 'notOwn')])
  if (companyOnly) found.push(['widened for the platform', without(grant, 'companyOnly')])
  if (roles) found.push(['for every role', without(grant, 'roles')])
  if (permission && scope) found.push(['without the permission', without(grant, 'permission')])
  if (permission) found.push(['with another permission', { ...grant, permission: swapped(permission) }])
  const next = scope && (withoutCompany.has(resource) ? 'everywhere' : wider[scope])
  if (next) found.push([`${scope} → ${next}`, { ...rest, ...grant, scope: next }])
  return found
}

function without(grant: Grant, key: keyof Grant): Grant {
  const { [key]: _, ...rest } = grant
  return rest
}

/** Whether two grants let the same people to the same rows for sure: then the break is none. */
const isCovered = (broken: Grant, others: readonly Grant[]) => others.some((other) => isDeepStrictEqual(other, broken))

export function accessMutants(
  access: Record<string, AccessRule>,
  source: { file: string; length: number },
  stepsOf: (action: string, rule: AccessRule) => TestStep[],
): Mutant[] {
  return Object.entries(access).flatMap(([action, rule]) =>
    rule.grants.flatMap((grant, at) =>
      breaksOf(rule.resource, grant)
        .filter(([, broken]) => !broken || !isCovered(broken, rule.grants))
        .map(([what, broken]): Mutant => {
          const grants = broken ? rule.grants.with(at, broken) : rule.grants.toSpliced(at, 1)
          const text = `\n;access[${JSON.stringify(action)}].grants = ${JSON.stringify(grants)}\n`
          return {
            id: `access ${action} #${at + 1} ${described(grant)}: ${what}`,
            kind: 'access',
            edit: { file: source.file, start: source.length, end: source.length, text },
            steps: stepsOf(action, rule),
          }
        }),
    ),
  )
}

/** Every cell of the table of roles and permissions, turned round. */
export function permissionMutants(
  table: Record<string, readonly boolean[]>,
  roles: readonly string[],
  source: { file: string; length: number },
): Mutant[] {
  return Object.entries(table).flatMap(([permission, cells]) =>
    cells.map((held, at): Mutant => ({
      id: `permission ${permission} ${roles[at]}: ${held ? 'taken away' : 'given'}`,
      kind: 'permission',
      edit: {
        file: source.file,
        start: source.length,
        end: source.length,
        text: `\n;permissionTable[${JSON.stringify(permission)}][${at}] = ${!held}\n`,
      },
      steps: [{ files: ['contract/test/permissions.test.ts'] }],
    })),
  )
}
