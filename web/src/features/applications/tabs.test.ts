import type { ApplicationTabs } from '@werkplatz/contract/applications/schemas.ts'
import { describe, expect, test } from 'vitest'

import { tabNumber, tabsOf, waitingSentence, waitingTab } from './tabs.ts'

const nothing = { total: 4, waiting: 0, waitingSince: null }
const some = (waiting: number, waitingSince = '2026-11-12T08:00:00Z') => ({ total: 9, waiting, waitingSince })
const counts = (given: Partial<ApplicationTabs>): ApplicationTabs => ({
  own: nothing,
  received: nothing,
  external: nothing,
  ...given,
})
const all = ['own', 'received', 'external'] as const
const now = Date.parse('2026-11-15T09:00:00Z')

describe('views of applications', () => {
  test('who applies begins with the own ones, who answers with what came in', () => {
    const labelsFor = (...permissions: string[]) => tabsOf(permissions).map(({ label }) => label)
    expect(labelsFor('APPLY_ACTIVITY', 'READ_EXTERNAL_ACTIVITIES')).toEqual(['Meine', 'Erhaltene', 'Externe'])
    expect(labelsFor('APPROVE_EXTERNAL_APPLICATIONS')).toEqual(['Erhaltene', 'Externe', 'Meine'])
    expect(labelsFor('APPLY_ACTIVITY')).toEqual(['Meine', 'Erhaltene'])
  })

  test('the first one is where something waits: received, external, own', () => {
    expect(waitingTab(counts({ own: some(1), external: some(1), received: some(1) }), all)).toBe('received')
    expect(waitingTab(counts({ own: some(1), external: some(1) }), all)).toBe('external')
    expect(waitingTab(counts({ own: some(1) }), all)).toBe('own')
    expect(waitingTab(counts({ external: some(1) }), ['own', 'received'])).toBeNull()
    expect(waitingTab(counts({}), all)).toBeNull()
    expect(waitingTab(undefined, all)).toBeNull()
  })

  test('the number is what waits, else what there is', () => {
    expect(tabNumber(some(3))).toEqual({ count: 3, waiting: 'warten auf dich' })
    expect(tabNumber(nothing)).toEqual({ count: 4 })
    expect(tabNumber(undefined)).toBeUndefined()
  })

  test('what waits, in a sentence', () => {
    expect(waitingSentence('received', some(3), now)).toBe(
      'Drei Bewerbungen warten auf deine Antwort, die älteste seit 3 Tagen.',
    )
    expect(waitingSentence('received', some(1, '2026-11-15T07:00:00Z'), now)).toBe(
      'Eine Bewerbung wartet seit heute auf deine Antwort.',
    )
    expect(waitingSentence('external', some(1), now)).toBe('Eine Anfrage wartet seit 3 Tagen auf deinen Entscheid.')
    expect(waitingSentence('received', nothing, now)).toBeNull()
    expect(waitingSentence('own', some(2), now)).toBeNull()
  })
})
