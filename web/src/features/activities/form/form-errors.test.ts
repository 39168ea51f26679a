import { expect, test } from 'vitest'

import { errorsByField } from '../../../ui/form/frame/field-facts.ts'
import { fields } from './fields.ts'
import { findErrors } from './form-errors.ts'
import { newValues } from './form-values.ts'

const empty = newValues(undefined)

test('a draft needs a title and nothing else', () => {
  expect(findErrors(empty, false)).toEqual({ title: 'Bitte gib der Aktivität einen Titel' })
  expect(findErrors({ ...empty, title: 'x' }, false)).toEqual({})
})

test('what is handed in has no gaps', () =>
  expect(Object.keys(findErrors(empty, true)).toSorted()).toEqual(
    ['title', 'description', 'workSectorId', 'department', 'location', 'dateStart', 'dateEnd'].toSorted(),
  ))

test('a task needs no dates', () =>
  expect(Object.keys(findErrors({ ...empty, kind: 'TASK' }, true))).not.toContain('dateStart'))

test('limits hold for drafts, too', () => {
  const wrong = {
    ...empty,
    title: 'x'.repeat(81),
    workload: 120,
    slots: -1,
    dateStart: '2025-02-02',
    dateEnd: '2025-01-01',
  }
  expect(findErrors(wrong, false)).toEqual({
    title: 'Höchstens 80 Zeichen',
    workload: 'Das Pensum muss zwischen 0 und 100 Prozent liegen',
    slots: 'Die Anzahl Stellen darf nicht negativ sein',
    dateEnd: 'Das Ende darf nicht vor dem Start liegen',
  })
})

test('refusals of the server find their field; those of pictures stay with the message', () =>
  expect(
    errorsByField(fields, [
      { path: 'description', sentence: 'Zu kurz.' },
      { path: 'workSectorId', sentence: 'Fehlt.' },
      { path: 'images', sentence: 'Zwei Bilder stehen auf demselben Platz.' },
    ]),
  ).toEqual({ description: 'Zu kurz.', workSectorId: 'Fehlt.' }))
