import type { ApprenticeRow } from '@werkplatz/contract/company-area/schemas.ts'
import { describe, expect, test } from 'vitest'

import { isLongAway, momentOf, progressOf, visitWords } from './day-words.ts'

const now = '2026-11-16T09:00:00Z'
const row = (changes: Partial<ApprenticeRow>) => ({
  apprenticeStatus: 'IDLE' as const,
  assignmentId: null,
  lastAssignmentId: 'earlier',
  assignmentStart: null,
  assignmentEnd: null,
  idleSince: null,
  waitingSince: null,
  ...changes,
})
const said = (changes: Partial<ApprenticeRow>) => momentOf(row(changes), now)?.text

describe('the one thing to know', () => {
  test('how long somebody has had nothing to do, today included', () => {
    expect(said({ idleSince: '2026-11-16' })).toBe('1 Tag ohne Einsatz')
    expect(said({ idleSince: '2026-10-29' })).toBe('19 Tage ohne Einsatz')
    expect(said({ lastAssignmentId: null })).toBe('noch kein Einsatz erfasst')
  })

  test('how long it waits, once it has begun or has waited too long', () => {
    const waits = { apprenticeStatus: 'PENDING', assignmentId: 'a', waitingSince: '2026-11-13T10:00:00Z' } as const
    expect(said({ ...waits, assignmentStart: '2026-11-10' })).toBe('wartet seit 3 Tagen')
    expect(said({ ...waits, assignmentStart: '2026-11-20', idleSince: '2026-11-02' })).toBe('15 Tage ohne Einsatz')
    expect(said({ ...waits, assignmentStart: '2026-11-20', waitingSince: '2026-11-04T10:00:00Z' })).toBe(
      'wartet seit 12 Tagen',
    )
    expect(said({ ...waits, assignmentStart: '2026-11-20' })).toBe('beginnt am 20.11.2026')
  })

  test('that it ends, two weeks before; otherwise nothing', () => {
    const works = { apprenticeStatus: 'ACTIVE', assignmentId: 'a' } as const
    expect(said({ ...works, assignmentEnd: '2026-11-16' })).toBe('endet heute')
    expect(said({ ...works, assignmentEnd: '2026-11-17' })).toBe('endet morgen')
    expect(said({ ...works, assignmentEnd: '2026-11-30' })).toBe('endet in 14 Tagen')
    expect(said({ ...works, assignmentEnd: '2026-12-01' })).toBeUndefined()
  })
})

test('a visit is told by the day in Switzerland', () => {
  expect(visitWords('2026-11-15T23:30:00Z', now)).toBe('heute, 00:30')
  expect(visitWords('2026-11-15T16:05:00Z', now)).toBe('gestern, 17:05')
  expect(visitWords('2026-10-02T07:10:00Z', now)).toBe('02.10.2026, 09:10')
  expect(isLongAway('2026-10-17T09:00:00Z', now)).toBe(false)
  expect(isLongAway('2026-10-16T09:00:00Z', now)).toBe(true)
})

test('how far an assignment has come', () => {
  expect(progressOf('2026-12-01', '2026-12-10', now)).toEqual({ percent: 0, isOver: false, text: 'ab 01.12.2026' })
  expect(progressOf('2026-11-07', '2026-11-16', now)).toEqual({ percent: 100, isOver: false, text: 'letzter Tag' })
  expect(progressOf('2026-11-12', '2026-11-21', now)).toEqual({ percent: 50, isOver: false, text: 'noch 5 Tage' })
  expect(progressOf('2026-11-01', '2026-11-15', now).text).toBe('beendet gestern')
  expect(progressOf('2026-10-01', '2026-10-17', now).text).toBe('beendet vor 30 Tagen')
  expect(progressOf('2025-10-01', '2025-10-17', now).text).toBe('beendet')
})
