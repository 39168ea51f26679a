// M1: every contract route says who may call it, is served by exactly one handler and is in the authorization matrix
// and the contract fuzz; every action has a test. What a feature brings is plugged in.
import { basename, dirname } from 'node:path'

import type { Finding } from './finding.ts'
import { camel, filesIn, has, load, textOf } from './tree.ts'

interface RouteFacts {
  may?: string
}

export async function checkRoutes(root: string): Promise<Finding[]> {
  const { routes } = await load<{ routes: Record<string, RouteFacts> }>(root, 'contract/src/routes.ts')
  const { access } = await load<{ access: Record<string, unknown> }>(root, 'contract/src/rules/access.ts')
  const { expected } = await load<{ expected: Record<string, unknown> }>(root, 'server/test/matrix/expected.ts')
  return [
    ...permissionsOf(routes, access),
    ...handlersOf(root, Object.keys(routes)),
    ...enginesCover(root, Object.keys(routes), Object.keys(expected)),
    ...actionsAreTested(root),
    ...pluggedIn(root),
  ]
}

function permissionsOf(routes: Record<string, RouteFacts>, access: Record<string, unknown>): Finding[] {
  return Object.entries(routes)
    .filter(([, { may }]) => !may || !(may === 'public' || may === 'signedIn' || may in access))
    .map(([key, { may }]) => ({
      where: 'contract/src/routes.ts',
      what: `route ${key} says may: ${may ?? 'nothing'}`,
      fix: "name a row of contract/src/rules/access.ts, 'signedIn' or 'public'",
    }))
}

const binding = /\b(?:read|readAged|write|custom|bySecret)\(\s*'(\w+)'/g

function handlersOf(root: string, keys: string[]): Finding[] {
  const served = new Map<string, string[]>()
  for (const file of filesIn(root, 'server/src/features/**/*.routes.ts')) {
    for (const [, key = ''] of textOf(root, file).matchAll(binding)) served.set(key, [...(served.get(key) ?? []), file])
  }
  const wrong = keys.filter((key) => served.get(key)?.length !== 1)
  return wrong.map((key) => {
    const places = served.get(key)
    return {
      where: places?.[0] ?? 'server/src/features',
      what: places ? `route ${key} is served ${places.length} times` : `route ${key} is served by no handler`,
      fix: `bind it once in a *.routes.ts: read('${key}', …), write('${key}', …) or custom('${key}', …)`,
    }
  })
}

function enginesCover(root: string, keys: string[], inMatrix: string[]): Finding[] {
  const findings: Finding[] = []
  const where = 'server/test/matrix/expected.ts'
  for (const key of keys.filter((name) => !inMatrix.includes(name))) {
    findings.push({ where, what: `route ${key} is missing`, fix: 'write down who may, from the specification' })
  }
  for (const key of inMatrix.filter((name) => !keys.includes(name))) {
    findings.push({ where, what: `${key} is no route`, fix: 'delete the row' })
  }
  // The engines walk the contract themselves; what can go wrong is that somebody lists routes by hand instead.
  const engines = ['matrix/matrix.test.ts', 'fuzz/fuzz-even.test.ts', 'fuzz/fuzz-odd.test.ts']
  for (const file of engines.map((name) => `server/test/${name}`)) {
    if (has(root, file) && textOf(root, file).includes('routeKeys')) continue
    findings.push({ where: file, what: 'does not walk every route', fix: 'iterate over routeKeys of the contract' })
  }
  return findings
}

/**
 * An action is tested when a test of its feature is named after it, imports it, or has a title with its name or with
 * the contract key that calls it; a helper action is tested through an action or job that imports it.
 */
function actionsAreTested(root: string): Finding[] {
  const findings: Finding[] = []
  const actions = filesIn(root, 'server/src/features/*/actions/*.ts')
  for (const [folder, files] of Map.groupBy(actions, (file) => dirname(dirname(file)))) {
    const tests = filesIn(root, `${folder}/test/**/*.test.ts`).map((file) => ({ file, text: textOf(root, file) }))
    const isNamed = (file: string) => {
      const verb = basename(file, '.ts')
      const titles = [camel(verb), ...keysCalling(root, folder, camel(verb))].map((name) => `describe('${name}'`)
      return tests.some(
        (test) =>
          basename(test.file) === `${verb}.test.ts` ||
          test.text.includes(`actions/${verb}.ts'`) ||
          titles.some((title) => test.text.includes(title)),
      )
    }
    const tested = new Set(files.filter(isNamed))
    for (const file of files) {
      const users = files.filter((other) => textOf(root, other).includes(`./${basename(file)}'`))
      if (tested.has(file) || users.some((user) => tested.has(user))) continue
      findings.push({
        where: file,
        what: 'no test covers this action',
        fix: `write ${folder}/test/${basename(file, '.ts')}.test.ts`,
      })
    }
  }
  return findings
}

/** The contract keys whose handler calls the action, read from the feature's routes file. */
function keysCalling(root: string, folder: string, action: string): string[] {
  return filesIn(root, `${folder}/*.routes.ts`).flatMap((file) => {
    const text = textOf(root, file)
    const bound = [...text.matchAll(binding)]
    return bound
      .filter((match, i) => text.slice(match.index, bound[i + 1]?.index).includes(`${action}(`))
      .map(([, key = '']) => key)
  })
}

/** A feature's parts are listed in its feature.ts, and that in app.ts. */
function pluggedIn(root: string): Finding[] {
  const isNamed = (list: string, file: string, as: string): Finding[] =>
    has(root, list) && textOf(root, list).includes(`'${as}'`)
      ? []
      : [{ where: file, what: 'is not plugged in', fix: `name it in ${list}` }]
  return [
    ...filesIn(root, 'server/src/features/*/*.{routes,listeners,jobs,notices}.ts').flatMap((file) =>
      isNamed(`${dirname(file)}/feature.ts`, file, `./${basename(file)}`),
    ),
    ...filesIn(root, 'server/src/features/*/feature.ts').flatMap((file) =>
      isNamed('server/src/app.ts', file, file.replace('server/src/', './')),
    ),
  ]
}
