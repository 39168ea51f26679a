import help from '@werkplatz/content/help.json'
import { expect, test } from 'vitest'

import { adminScreens } from '../../lib/admin-screens.ts'
import { type AdminSection, currentAdminSection, dividedForPhone, waitingIn } from './admin-sections.ts'

const section = (to: string): AdminSection =>
  ({
    to,
    label: to,
    group: 'daily',
    can: 'admin.open',
    icon: () => null,
  }) as never

test('an area is current on its pages, the overview only on its own', () => {
  expect(currentAdminSection('/admin/people/detail', '/admin/people')).toBe('true')
  expect(currentAdminSection('/admin/people/', '/admin/people')).toBe('page')
  expect(currentAdminSection('/admin/people', '/admin')).toBeUndefined()
})

test('the phone shows five, or four and the way to the others', () => {
  const five = ['/admin', '/admin/invitations', '/admin/people', '/admin/companies', '/admin/reports'].map(section)
  expect(dividedForPhone(five).more).toEqual([])
  const { first, more } = dividedForPhone([...five, section('/admin/audit')])
  expect(first.map(({ to }) => to)).toEqual(['/admin', '/admin/invitations', '/admin/people', '/admin/reports'])
  expect(more.map(({ to }) => to)).toEqual(['/admin/companies', '/admin/audit'])
})

test('what waits stands beside its section, and only there', () => {
  const waiting = { reports: 4, deadLetters: null }
  expect(waitingIn(waiting, '/admin/reports')).toBe(4)
  expect(waitingIn(waiting, '/admin/jobs')).toBe(0)
  expect(waitingIn({ reports: 4, deadLetters: 2 }, '/admin/jobs')).toBe(2)
  expect(waitingIn({ reports: 4, deadLetters: 2 }, '/admin/people')).toBe(0)
  expect(waitingIn(undefined, '/admin/reports')).toBe(0)
})

test('every page of the admin tool has its help', () => {
  const explained = help.items.map(({ path }) => path).filter((path) => path.startsWith('/admin'))
  expect(explained.toSorted()).toEqual(Object.keys(adminScreens).toSorted())
})
