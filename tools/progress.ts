// How far the product is: which operations and screens of the specification are built, and which are missing.
// pnpm progress [--all] (with --all also what is built)
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { destinationNames, destinationOf } from '../contract/src/destinations.ts'
import { routeKeys, routeOf } from '../contract/src/routes.ts'
import { root } from './lib/root.ts'

/** What React Router calls a route: a path below its parent's. */
interface Page {
  path?: string
  index?: boolean
  children?: Page[]
}

const spec = (file: string) => readFileSync(join(root, 'docs/spec', file), 'utf8').split('\n')

const operations = spec('operations.txt')
  .filter((line) => /^[A-Z]+ \//.test(line))
  .map((line) => line.split(' ').slice(0, 2).join(' '))
const live = spec('operations.txt').flatMap((line) => line.match(/\/(?:app|topic)\/\S+/g) ?? [])
const screens = spec('screens.txt').filter((line) => line.startsWith('/'))

const tidy = (path: string) => `/${path.split('/').filter(Boolean).join('/')}`

function pathsOf(pages: readonly Page[], above = ''): string[] {
  return pages.flatMap(({ path = '', index, children }) => {
    const here = tidy(`${above}/${path}`)
    const own = (index || (path && !children)) && !path.includes('*') ? [here] : []
    return [...own, ...pathsOf(children ?? [], here)]
  })
}

const { default: pages } = (await import('../web/src/routes.ts')) as { default: Page[] }
const builtOperations = new Set(routeKeys.map((key) => `${routeOf(key).method} ${routeOf(key).path}`))
const builtLive = new Set(destinationNames.map((name): string => destinationOf(name).pattern))
const builtScreens = new Set(pathsOf(pages))

function tell(what: string, wanted: readonly string[], isBuilt: (one: string) => boolean) {
  const built = wanted.filter(isBuilt)
  const missing = wanted.filter((one) => !isBuilt(one))
  console.log(
    `${what}: ${built.length} of ${wanted.length} built (${Math.round((100 * built.length) / wanted.length)} %)`,
  )
  if (process.argv.includes('--all')) for (const one of built) console.log(`  ✓ ${one}`)
  for (const one of missing) console.log(`  – ${one}`)
}

tell('Operations', operations, (one) => builtOperations.has(one))
tell('Live destinations', live, (one) => builtLive.has(one))
tell('Screens', screens, (one) => builtScreens.has(tidy(one)))
