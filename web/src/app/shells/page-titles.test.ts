import { expect, test } from 'vitest'

import { crumbsOf, titleOf } from './page-titles.ts'
import { currentSection, isSection } from './sections.ts'

const labels = (pathname: string) => crumbsOf(pathname).map(({ label }) => label)

test('breadcrumbs run from Home to the page', () => {
  expect(labels('/dashboard')).toEqual(['Home'])
  expect(labels('/dashboard/')).toEqual(['Home'])
  expect(labels('/dashboard/activities/form')).toEqual(['Home', 'Aktivitäten', 'Editor'])
  expect(labels('/dashboard/community/follow')).toEqual(['Home', 'Community', 'Follows & Follower'])
  expect(labels('/dashboard/applications/approval/detail')).toEqual(['Home', 'Bewerbungen', 'Externe Anfrage'])
  expect(labels('/dashboard/nirgends')).toEqual(['Home', 'Seite nicht gefunden'])
})

test('an editor leads back to the thing it edits', () =>
  expect(crumbsOf('/dashboard/company/evaluation/form', '?id=7').map(({ to }) => to)).toEqual([
    '/dashboard',
    '/dashboard/company',
    '/dashboard/company/evaluation?id=7',
    '/dashboard/company/evaluation/form?id=7',
  ]))

test('on narrow screens the title names the thing', () => {
  expect(titleOf('/dashboard/activities/detail')).toBe('Aktivität')
  expect(titleOf('/dashboard/control-panel')).toBe('Kontrollzentrum')
})

test('a section is current on its pages, Home only on its own', () => {
  expect(currentSection('/dashboard/activities/detail', '/dashboard/activities')).toBe('true')
  expect(currentSection('/dashboard/activities', '/dashboard/activities')).toBe('page')
  expect(currentSection('/dashboard/activities', '/dashboard')).toBeUndefined()
  expect(isSection('/dashboard/activities/')).toBe(true)
  expect(isSection('/dashboard/company/assignment')).toBe(false)
})
