import messages from '@werkplatz/content/messages/applications.json'
import { expect, test } from 'vitest'

import { errorsByField } from '../../../ui/form/frame/field-facts.ts'
import { fields } from './fields.ts'
import { findErrors } from './form-errors.ts'

test('a draft needs a title only', () => {
  expect(findErrors({ title: 'Ich', body: '' }, false)).toEqual({})
  expect(findErrors({ title: ' ', body: 'Text' }, false)).toEqual({ title: messages.titleRequired.text })
})

test('what is sent needs a message', () =>
  expect(findErrors({ title: 'Ich', body: '\n ' }, true)).toEqual({ body: messages.messageRequired.text }))

test('what is too long is said at its field', () =>
  expect(findErrors({ title: 'x'.repeat(121), body: 'y'.repeat(5001) }, true)).toEqual({
    title: 'Höchstens 120 Zeichen',
    body: 'Höchstens 5000 Zeichen',
  }))

test('refusals of the server find their field, whatever they call it', () =>
  expect(
    errorsByField(fields, [
      { path: 'body', sentence: 'Bitte schreib eine kurze Nachricht.' },
      { path: 'documents.2', sentence: 'Diese Datei gibt es nicht.' },
    ]),
  ).toEqual({ body: 'Bitte schreib eine kurze Nachricht.' }))
