import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'

import routes from '../routes.ts'
import { builtOr, builtScreens, isBuilt } from './built-screens.ts'
import { paths } from './paths.ts'
import { screens } from './screens.ts'

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path, index, children }) => {
    const here = path ? `${above}/${path}` : above
    if (children) return pathsOf(children, here)
    return path || index ? [here] : []
  })

test('the list is that of the routes', () => {
  const inside = pathsOf(routes).filter((path) => /^\/(dashboard|admin)/.test(path) && !path.includes('*'))
  expect(builtScreens).toEqual(inside.toSorted())
})

test('every level of a breadcrumb is a page or leads to one', () => {
  for (const [path, { page, to }] of Object.entries(screens)) {
    expect([path, Boolean(page) !== Boolean(to)]).toEqual([path, true])
    if (to) expect([path, isBuilt(path), isBuilt(to)]).toEqual([path, true, true])
  }
  const moved = Object.entries(screens).flatMap(([path, { to }]) => (to ? [[path, to]] : []))
  expect(moved).toEqual([
    ['/dashboard/imprint', '/imprint'],
    ['/dashboard/terms', '/terms/service'],
    ['/dashboard/contact', '/contact'],
    ['/dashboard/company/school-semester', '/dashboard/company?filter=SCHOOL_GRADES'],
  ])
})

test('what is not built is not offered; what is public always is', () => {
  expect(isBuilt(paths.activity('7'))).toBe(true)
  expect(isBuilt(paths.dashboard())).toBe(true)
  expect(isBuilt('/dashboard/')).toBe(true)
  expect(isBuilt('/dashboard/nirgends')).toBe(false)
  expect(isBuilt('/admin/nirgends?id=7')).toBe(false)
  expect(isBuilt(paths.imprint())).toBe(true)
  expect(isBuilt('mailto:lea@nordwerk.example')).toBe(true)
  expect(builtOr('/dashboard/nirgends', '/dashboard')).toBe('/dashboard')
})
