import { expect, test } from 'vitest'

import { viewAt, viewOf } from './view.ts'

test('a case lies where its state says; an objection that waits comes first', () => {
  expect(viewOf({ status: 'OPEN', objection: null })).toBe('OPEN')
  expect(viewOf({ status: 'TAKEN', objection: null })).toBe('TAKEN')
  expect(viewOf({ status: 'CLOSED', objection: null })).toBe('CLOSED')
  expect(viewOf({ status: 'CLOSED', objection: 'OPEN' })).toBe('OBJECTIONS')
  expect(viewOf({ status: 'CLOSED', objection: 'UPHELD' })).toBe('CLOSED')
})

test('an address names a view, or none', () => {
  expect(viewAt('OBJECTIONS')).toBe('OBJECTIONS')
  expect(viewAt('REMOVED')).toBe('REMOVED')
  expect(viewAt('constructor')).toBeNull()
  expect(viewAt(null)).toBeNull()
})
