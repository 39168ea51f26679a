import { describe, expect, test } from 'vitest'

import { paths, safeLocation } from './paths.ts'

describe('safeLocation', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/applications/detail?id=1#x', '/dashboard/applications/detail?id=1#x'],
    ['/dashboard/../dashboard/company', '/dashboard/company'],
  ])('follows %s', (location, goal) => expect(safeLocation(location)).toBe(goal))

  test.each([
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'dashboard',
    '/admin',
    '/dashboardevil',
    '/dashboard/../admin',
    '/dashboard/%2e%2e/admin',
    '',
    null,
    undefined,
  ])('refuses %s', (location) => expect(safeLocation(location)).toBeNull())
})

test('paths leave out what is not given', () => {
  expect(paths.activityForm()).toBe('/dashboard/activities/form')
  expect(paths.activityForm('a b')).toBe('/dashboard/activities/form?id=a+b')
})
