import type { AssignmentForm } from '@werkplatz/contract/assignments/schemas.ts'
import { expect, test } from 'vitest'

import { likeValues } from './like-values.ts'

const form = {
  title: 'Helpdesk',
  description: 'Anfragen lösen.',
  location: 'Olten',
  workSectorId: 'sector',
  department: 'Support',
  dateStart: '2028-02-01',
  dateEnd: '2028-02-29',
  workload: 60,
  contactId: null,
  contact: 'Rita Beispiel',
  contactEmail: null,
  contactName: null,
  activityId: null,
  activityTitle: null,
} as AssignmentForm

test('extended: it begins the day after, and lasts as long', () =>
  expect(likeValues(form, 'extend', '2028-02-10T12:00:00Z')).toMatchObject({
    title: 'Helpdesk',
    contact: { text: 'Rita Beispiel' },
    dateStart: '2028-03-01',
    dateEnd: '2028-03-29',
  }))

test('once more: not before tomorrow', () => {
  expect(likeValues(form, 'again', '2028-02-10T12:00:00Z')).toMatchObject({ dateStart: '2028-03-01' })
  expect(likeValues(form, 'again', '2028-05-10T12:00:00Z')).toMatchObject({
    dateStart: '2028-05-11',
    dateEnd: '2028-06-08',
  })
})
