import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { isKept, useKept } from './use-kept.ts'

beforeEach(() => localStorage.clear())

test('what was written is there again until it is sent, for the same person alone', () => {
  const open = (owner = 'lea') => renderHook(() => useKept(owner, 'report.7', '')).result
  const first = open()
  expect(isKept('lea', 'report.7')).toBe(false)
  act(() => first.current.change('SPAM'))
  expect(open().current.value).toBe('SPAM')
  expect(open('noah').current.value).toBe('')
  expect(isKept('lea', 'report.7')).toBe(true)
  expect(isKept('noah', 'report.7')).toBe(false)
  expect(isKept(undefined, 'report.7')).toBe(false)
  act(() => first.current.forget())
  expect(isKept('lea', 'report.7')).toBe(false)
})
