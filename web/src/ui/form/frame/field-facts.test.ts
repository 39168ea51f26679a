import { expect, test } from 'vitest'

import { errorsByField } from './field-facts.ts'

const fields = { title: { label: 'Titel' }, person: { label: 'Person', sentAs: ['personId', 'personName'] } }

test('a refusal is found by its path, not by its words', () =>
  expect(errorsByField(fields, [{ path: 'title', sentence: '«Person» steht hier falsch.' }])).toEqual({
    title: '«Person» steht hier falsch.',
  }))

test('a field that is sent under other names takes what is said of them', () =>
  expect(errorsByField(fields, [{ path: 'personName', sentence: 'Zu lang.' }])).toEqual({ person: 'Zu lang.' }))

test('of two sentences about one field the first is shown', () =>
  expect(
    errorsByField(fields, [
      { path: 'title', sentence: 'Zuerst.' },
      { path: 'title', sentence: 'Danach.' },
    ]),
  ).toEqual({ title: 'Zuerst.' }))

test('what is wrong inside a field is shown at the field', () =>
  expect(errorsByField(fields, [{ path: 'title.0.text', sentence: 'Zu lang.' }])).toEqual({ title: 'Zu lang.' }))

test('what is about no field of the form is not shown at one', () =>
  expect(errorsByField(fields, [{ path: 'person', sentence: 'Unbekannt.' }])).toEqual({}))
