import messages from '@werkplatz/content/messages/assignments.json'
import { describe, expect, test } from 'vitest'

import { errorsByField } from '../../../ui/form/frame/field-facts.ts'
import { fields } from './fields.ts'
import { factsFrom, findErrors, type FormValues, isReviewed, newValues, payloadOf } from './form-values.ts'

const complete: FormValues = {
  title: 'Kassendaten',
  description: 'Auswerten',
  location: 'Bahnhofplatz 3, 5000 Aarau',
  workSectorId: 'sector',
  department: 'Analytics',
  dateStart: '2026-12-01',
  dateEnd: '2026-12-31',
  workload: 80,
  contact: { id: 'daniela', text: 'Daniela Graf' },
  contactEmail: '',
  activity: { id: null, text: '' },
}

describe('findErrors', () => {
  test('a draft needs only a title', () => {
    expect(findErrors({ ...newValues, title: 'Neu' }, false)).toEqual({})
    expect(Object.keys(findErrors(newValues, false))).toEqual(['title'])
  })
  test('what is handed in needs all but the linked activity', () => {
    expect(findErrors(complete, true)).toEqual({})
    expect(Object.keys(findErrors({ ...newValues, workload: null }, true))).toEqual([
      'title',
      'description',
      'dateStart',
      'dateEnd',
      'workload',
      'workSectorId',
      'department',
      'location',
      'contact',
    ])
  })
  test('the end is not before the start, the workload is a share', () =>
    expect(findErrors({ ...complete, dateEnd: '2026-11-30', workload: 110 }, true)).toEqual({
      dateEnd: messages.dateOrder.text,
      workload: messages.workloadRange.text,
    }))
  test('a linked activity is one of the list', () =>
    expect(Object.keys(findErrors({ ...complete, activity: { id: null, text: 'Irgendwas' } }, false))).toEqual([
      'activity',
    ]))
})

test('an address belongs to somebody who is not in the product, and looks like one', () => {
  const petra = { ...complete, contact: { id: null, text: 'Petra Muster' } }
  expect(payloadOf({ ...petra, contactEmail: ' petra@praxis.example ' }).contactEmail).toBe('petra@praxis.example')
  expect(payloadOf({ ...complete, contactEmail: 'petra@praxis.example' }).contactEmail).toBeNull()
  expect(payloadOf(petra).contactEmail).toBeNull()
  expect(findErrors({ ...petra, contactEmail: 'petra@' }, false)).toEqual({
    contactEmail: messages.contactEmailInvalid.text,
  })
  expect(findErrors({ ...complete, contactEmail: 'petra@' }, false)).toEqual({})
})

test('a contact person is an id, or the name as it was written', () => {
  expect(payloadOf(complete)).toMatchObject({ contactId: 'daniela', contact: '' })
  expect(payloadOf({ ...complete, contact: { id: null, text: ' Petra Muster ' } })).toMatchObject({
    contactId: null,
    contact: 'Petra Muster',
  })
})

test('refusals of the server find their field, also where the call names it otherwise', () => {
  const refused = (path: string) => errorsByField(fields, [{ path, sentence: 'So nicht.' }])
  expect(refused('location')).toEqual({ location: 'So nicht.' })
  expect(refused('contact')).toEqual({ contact: 'So nicht.' })
  expect(refused('contactId')).toEqual({ contact: 'So nicht.' })
  expect(refused('activityId')).toEqual({ activity: 'So nicht.' })
  expect(refused('applicationId')).toEqual({})
})

describe('factsFrom', () => {
  const facts = { location: 'Olten', workSectorId: 'other', department: 'Kasse', workload: 60 }
  test('an activity fills in what is empty, and the workload nobody has touched', () => {
    expect(factsFrom(facts, newValues)).toEqual(facts)
    expect(factsFrom(facts, { ...newValues, location: 'Bern', workload: 40 })).toEqual({
      workSectorId: 'other',
      department: 'Kasse',
    })
  })
  test('it never replaces a word, and says so when there is nothing to fill in', () =>
    expect(factsFrom(facts, complete)).toBeNull())
})

test('dates, workload, sector and activity are decided anew; words and contact person are not', () => {
  expect(isReviewed({ ...complete, dateEnd: '2026-12-30' }, complete)).toBe(true)
  expect(isReviewed({ ...complete, workload: 60 }, complete)).toBe(true)
  expect(isReviewed({ ...complete, activity: { id: 'one', text: 'Eine' } }, complete)).toBe(true)
  expect(isReviewed({ ...complete, title: 'Neu', location: 'Bern', department: 'IT' }, complete)).toBe(false)
})
