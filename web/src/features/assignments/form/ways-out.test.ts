import { expect, test } from 'vitest'

import { afterClosing, afterSaving, type FormOf } from './ways-out.ts'

const ways = (form: FormOf) => [afterSaving(form), afterClosing(form)]

test('the form of an own assignment leads to the own ones, closing it to the company area', () => {
  const own = ['/dashboard/company?filter=OWN_ASSIGNMENT', '/dashboard/company']
  expect(ways({ original: null, applicationId: null })).toEqual(own)
  expect(ways({ original: { assignmentId: 'a', isOwn: true }, applicationId: null })).toEqual(own)
  // Changed later, what came out of an application is one of the own.
  expect(ways({ original: { assignmentId: 'a', isOwn: true }, applicationId: 'b' })).toEqual(own)
})

test('a new one out of an application leads back to it, somebody else’s to its page', () => {
  const application = '/dashboard/applications/detail?id=b'
  expect(ways({ original: null, applicationId: 'b' })).toEqual([application, application])
  const page = '/dashboard/company/assignment?id=a'
  expect(ways({ original: { assignmentId: 'a', isOwn: false }, applicationId: null })).toEqual([page, page])
})
