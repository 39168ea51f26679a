import { expect, test } from 'vitest'

import { auditVerdict } from './audit.ts'
import { strangeLicences } from './licences.ts'

test('a registry that says nothing is told from one that finds nothing', () => {
  const verdict = (code: number | null, output: string) => auditVerdict({ code, output })
  expect(verdict(0, 'No known vulnerabilities found')).toBe('clean')
  expect(verdict(1, '3 vulnerabilities found\nSeverity: 1 moderate | 2 high')).toBe('weak')
  expect(verdict(1, '1 vulnerability found\nSeverity: 1 critical')).toBe('weak')
  // Only what is below the level asked for.
  expect(verdict(0, '1 vulnerability found\nSeverity: 1 low')).toBe('clean')
  expect(verdict(0, 'The audit endpoint (at https://registry.example) responded with 405:')).toBe('unanswered')
  expect(verdict(1, 'ERR_PNPM_AUDIT_BAD_RESPONSE')).toBe('unanswered')
  expect(verdict(null, '')).toBe('unanswered')
})

test('licences: what we agreed to passes, the rest is named', () => {
  const part = (name: string, ...terms: string[]) => ({
    name,
    version: '1.0.0',
    licenses: terms.map((id) => (/ /.test(id) ? { expression: id } : { license: { id } })),
  })
  const good = [part('a', 'MIT'), part('b', '(MIT OR GPL-3.0-only)'), part('c', 'MIT AND ISC'), part('own')]
  expect(strangeLicences({ components: good }, ['own'])).toEqual([])
  const bad = [part('d', 'GPL-3.0-only'), part('e'), part('f', 'MIT AND AGPL-3.0-only'), part('g', 'MIT', 'SSPL-1.0')]
  expect(strangeLicences({ components: [...good, ...bad] }, ['own'])).toEqual([
    'd@1.0.0: GPL-3.0-only',
    'e@1.0.0: says no licence',
    'f@1.0.0: MIT AND AGPL-3.0-only',
    'g@1.0.0: MIT, SSPL-1.0',
  ])
})
