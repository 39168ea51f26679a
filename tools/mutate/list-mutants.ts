// Every mutant of the tree as it stands, and which tests could notice it.
import { routeKeys, routeOf } from '../../contract/src/routes.ts'
import { access, type AccessRule, type Resource } from '../../contract/src/rules/access.ts'
import { permissionTable } from '../../contract/src/rules/permissions.ts'
import { roles } from '../../contract/src/rules/roles.ts'
import { filesIn, has, load, textOf } from '../checks/tree.ts'
import { root } from '../lib/root.ts'
import { codeMutants, type Break } from './code-mutants.ts'
import type { Mutant, TestStep } from './mutant.ts'
import { databaseMutants } from './sql-mutants.ts'
import { accessMutants, permissionMutants } from './table-mutants.ts'

/** The engines over all routes, the one that notices most first; `named` keeps each to the routes a mutant touches. */
const engines: readonly string[] = ['matrix', 'statuses', 'roles', 'second-ids', 'lists', 'live']
  .map((name) => `server/test/matrix/${name}.test.ts`)
  .filter((file) => has(root, file))

const engineSteps = (named: readonly string[], beyondFirst: Pick<TestStep, 'far'> = {}): TestStep[] =>
  named.length
    ? [
        { files: engines.slice(0, 1), named },
        { files: engines.slice(1), named, ...beyondFirst },
      ]
    : []

/** The feature with the most routes about it. */
function featureOf(resource: Resource): string {
  const mentions = (file: string) => textOf(root, file).split(`'${resource}.`).length - 1
  const [most] = filesIn(root, 'contract/src/*/routes.ts').toSorted((one, other) => mentions(other) - mentions(one))
  return most!.split('/')[2]!
}

const testsOf = (feature: string): string[] =>
  has(root, `server/src/features/${feature}/test`) ? [`server/src/features/${feature}/test`] : []

/** Features whose code asks for the action, its own left out: their tests notice first. */
function askersOf(action: string, own: string): string[] {
  const asking = filesIn(root, 'server/src/features/*/{,actions/,read/}*.ts').filter((file) =>
    textOf(root, file).includes(`'${action}'`),
  )
  return [...new Set(asking.map((file) => file.split('/')[3]!))].filter((feature) => feature !== own)
}

/** First the calls that name the row, then whatever else asks about it. */
function accessSteps(action: string, rule: AccessRule): TestStep[] {
  const named = routeKeys.filter((key) => routeOf(key).may === action)
  const readers = routeKeys.filter((key) => String(routeOf(key).may).startsWith(`${rule.resource}.`))
  return [
    ...engineSteps(named),
    { files: askersOf(action, featureOf(rule.resource)).flatMap(testsOf) },
    { files: ['contract/test/access.test.ts', 'server/src/access/test', 'server/test/matrix/engine.test.ts'] },
    { files: testsOf(featureOf(rule.resource)) },
    // What may be read decides lists and other calls too; what may be done is asked where it is done.
    ...(action.endsWith('.read') ? engineSteps(readers.filter((key) => !named.includes(key))) : []),
  ].filter(({ files }) => files.length)
}

/** The verb's own test, then those of the feature, then its calls in the engines. */
async function featureSteps(file: string): Promise<TestStep[]> {
  const feature = file.split('/')[3]!
  const own = file.replace(/(?:actions\/)?([\w-]+)\.ts$/, 'test/$1.test.ts')
  const declared = `contract/src/${feature}/routes.ts`
  const named = has(root, declared)
    ? Object.values(await load<Record<string, object>>(root, declared)).flatMap((routes) => Object.keys(routes))
    : []
  const known = named.filter((key) => (routeKeys as readonly string[]).includes(key))
  return [
    ...(has(root, own) ? [{ files: [own] }] : []),
    ...(feature === 'second-factor' ? [{ files: ['server/src/access/test'] }] : []),
    { files: testsOf(feature) },
    ...engineSteps(known, { far: true }),
    ...(beyond[feature] ? [{ files: beyond[feature].flatMap(testsOf), far: true as const }] : []),
  ].filter(({ files }) => files.length)
}

/** Features that show what another one keeps. */
const beyond: Record<string, readonly string[]> = {
  files: ['setup', 'activities', 'applications'],
  people: ['activities', 'applications', 'notifications'],
  activities: ['applications', 'moderation', 'bookmarks'],
  'activity-review': ['activities'],
  notifications: ['activities', 'applications'],
  'second-factor': ['accounts'],
  mail: ['notifications', 'invitations', 'accounts'],
}

const frameSteps: TestStep[] = [
  { files: ['server/src/access/test', 'server/test/matrix/engine.test.ts'] },
  { files: ['server/src/live/test', 'server/src/http/test', 'server/src/features/accounts/test'] },
  { files: engines.slice(0, 1) },
  { files: ['server/src/features/activities/test', 'server/src/features/applications/test'] },
  { files: engines.slice(1), far: true },
]

const databaseSteps: TestStep[] = [
  { files: ['server/src/db/test', ...testsOf('people')] },
  { files: engines, far: true },
  { files: ['activities', 'applications', 'notifications', 'assignments'].flatMap(testsOf), far: true },
]

const everyKind: readonly Break['kind'][] = ['query', 'mask', 'gate', 'refusal', 'comparison', 'condition']

/** Where the fences stand, and which kinds of breaks are looked for there. */
const places: [glob: string, kinds: readonly Break['kind'][]][] = [
  ['server/src/access/{can,guard,member,member.queries,prove-password,scopes}.ts', everyKind],
  ['server/src/http/serve-route.ts', ['gate', 'refusal']],
  ['server/src/live/destinations.ts', ['comparison', 'condition']],
  ['server/src/features/*/{,read/}*.queries.ts', ['query', 'mask']],
  ['server/src/features/*/*.present.ts', ['comparison', 'mask']],
  ['server/src/features/*/*.routes.ts', ['gate', 'refusal']],
  ['server/src/features/*/actions/*.ts', ['gate', 'refusal']],
  ['server/src/features/*/{may-attach,*blocker}.ts', everyKind],
  ['server/src/features/*/{,read/}{*-content,read-*,present-reachable}.ts', ['gate', 'refusal', 'comparison']],
]

export async function listMutants(): Promise<Mutant[]> {
  const source = (file: string) => ({ file, length: textOf(root, file).length })
  const tables = [
    ...accessMutants(access, source('contract/src/rules/access.ts'), accessSteps),
    ...permissionMutants(permissionTable, roles, source('contract/src/rules/permissions.ts')),
  ]
  const code: Mutant[] = []
  for (const [glob, kinds] of places) {
    for (const file of filesIn(root, glob)) {
      const steps = file.includes('/features/') ? await featureSteps(file) : frameSteps
      code.push(...codeMutants(file, textOf(root, file), kinds, steps))
    }
  }
  const migrations = filesIn(root, 'server/src/db/migrations/*.sql').map((file) => textOf(root, file))
  return [...tables, ...code, ...databaseMutants(migrations, databaseSteps)]
}
