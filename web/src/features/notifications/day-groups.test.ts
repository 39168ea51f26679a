import type { Notification } from '@werkplatz/contract/notifications/schemas.ts'
import { expect, test } from 'vitest'

import { byDay } from './day-groups.ts'

const at = (dateCreated: string): Notification => ({
  id: dateCreated,
  type: 'post',
  title: '',
  body: '',
  targetId: '',
  link: null,
  isRead: false,
  dateCreated,
})

test('today, yesterday, weekday, date; midnight is Swiss midnight', () => {
  // Friday 13 November 2026, 08:00 in Zurich.
  const now = Date.parse('2026-11-13T07:00:00Z')
  const list = ['2026-11-12T23:30:00Z', '2026-11-12T22:30:00Z', '2026-11-10T10:00:00Z', '2026-11-01T10:00:00Z'].map(at)
  expect(byDay(list, now).map(({ day }) => day)).toEqual(['Heute', 'Gestern', 'Dienstag', '01.11.2026'])
})
