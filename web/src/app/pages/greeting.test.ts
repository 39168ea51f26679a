import { expect, test } from 'vitest'

import { greeting } from './greeting.ts'

test.each([
  ['2026-01-15T09:59:59Z', 'Guten Morgen'],
  ['2026-01-15T10:00:00Z', 'Hallo'],
  ['2026-01-15T15:59:59Z', 'Hallo'],
  ['2026-01-15T16:00:00Z', 'Guten Abend'],
  ['2026-07-15T09:00:00Z', 'Hallo'],
])('%s: %s', (instant, words) => expect(greeting(new Date(instant))).toBe(words))
