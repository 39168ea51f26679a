import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'

import routes from '../routes.ts'
import { builtOr, builtScreens, isBuilt } from './built-screens.ts'
import { paths } from './paths.ts'

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
