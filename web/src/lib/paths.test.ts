import { describe, expect, test } from 'vitest'

import { paths, safeLocation } from './paths.ts'

describe('safeLocation', () => {
  test.each([
    ['/dashboard', '/dashboard'],
    ['/dashboard/applications/detail?id=1#x', '/dashboard/applications/detail?id=1#x'],
    ['/dashboard/../dashboard/company', '/dashboard/company'],
    ['/admin', '/admin'],
    ['/admin/people/detail?id=1', '/admin/people/detail?id=1'],
  ])('follows %s', (location, goal) => expect(safeLocation(location)).toBe(goal))

  test.each([
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'dashboard',
    '/adminevil',
    '/dashboardevil',
    '/dashboard/../api/docs',
    '/admin/%2e%2e/api',
    '',
    null,
    undefined,
  ])('refuses %s', (location) => expect(safeLocation(location)).toBeNull())
})

test.each([
  [paths.semester('s1', 2, 1), '/dashboard/company/school-semester/detail?id=s1&year=2&semester=1'],
  [paths.semesters('n1', 'Nina Ammann'), '/dashboard/company/school-semesters?apprenticeId=n1&name=Nina+Ammann'],
  [paths.follows('n1', 'FOLLOWERS'), '/dashboard/community/follow?userId=n1&mode=FOLLOWERS'],
  [paths.follows('n1', 'USER_FOLLOWS'), '/dashboard/community/follow?userId=n1&mode=USER_FOLLOWS'],
  [paths.chat('c1'), '/dashboard/community?chatId=c1'],
  [paths.chatWith('n1'), '/dashboard/community?chatWithUser=n1'],
  [
    paths.chatWith('n1', { type: 'assignment', id: 'a1' }),
    '/dashboard/community?chatWithUser=n1&about=assignment&aboutId=a1',
  ],
  [paths.profile('p1', 'company'), '/dashboard/community/profile?id=p1&type=company'],
  [paths.evaluation('a1'), '/dashboard/company/evaluation?id=a1'],
])('the specification writes %s', (path, specified) => expect(path).toBe(specified))

test('paths leave out what is not given', () => {
  expect(paths.activityForm()).toBe('/dashboard/activities/form')
  expect(paths.activityForm('a b')).toBe('/dashboard/activities/form?id=a+b')
})
