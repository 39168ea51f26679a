import { expect, test } from 'vitest'

import { reviewHint } from './review-hint.ts'

test('one may decide: by name', () => {
  expect(reviewHint({ who: 'colleague', name: 'Elena Muster' })).toBe('Nach dem Einreichen entscheidet Elena Muster.')
})

test('nobody else of the company may: the platform', () => {
  expect(reviewHint({ who: 'platform', name: null })).toContain('In deinem Betrieb kann sonst niemand genehmigen')
})

test.each([{ who: 'company', name: null } as const, undefined])(
  'several may, or it is not known: no name',
  (decider) => {
    expect(reviewHint(decider)).toBe('Nach dem Einreichen prüft eine zuständige Person die Angaben.')
  },
)
