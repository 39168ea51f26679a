import { expect, test } from 'vitest'

import { partsOf, withoutMarker } from './marker.ts'

test('the marker becomes the link, the rest stays text', () => {
  expect(partsOf('«Velo» ist neu. [[Ansehen]]')).toEqual({ before: '«Velo» ist neu. ', linkText: 'Ansehen', after: '' })
  expect(withoutMarker('«Velo» ist neu. [[Ansehen]]')).toBe('«Velo» ist neu.')
})

test.each(['[Ansehen]', '[[]]', 'ohne Marke', '[[<a href="javascript:1">'])('%s is text', (body) => {
  expect(partsOf(body)).toEqual({ before: body, linkText: null, after: '' })
})
