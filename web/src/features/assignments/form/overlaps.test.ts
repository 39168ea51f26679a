import { describe, expect, test } from 'vitest'

import { overlapOf } from './overlaps.ts'

const other = (title: string, dateStart: string, dateEnd: string, workload: number, status = 'APPROVED') => ({
  assignmentId: title,
  title,
  assignmentStatus: status as 'APPROVED',
  dateStart,
  dateEnd,
  workload,
})
const written = (dateStart: string, dateEnd: string, workload: number | null = 60) => ({
  assignmentId: null,
  dateStart,
  dateEnd,
  workload,
})
const said = (found: ReturnType<typeof overlapOf>) => found && `${found.other.title} ${found.workload}`

describe('overlapOf', () => {
  test('a single day in common is enough, the day after is none', () => {
    const all = [other('Lager', '2026-01-01', '2026-01-31', 50)]
    expect(said(overlapOf(written('2026-01-31', '2026-02-28'), all))).toBe('Lager 110')
    expect(overlapOf(written('2026-02-01', '2026-02-28'), all)).toBeNull()
    expect(said(overlapOf(written('2026-01-10', '2026-01-12', 40), all))).toBe('Lager 90')
  })

  test('of several the day on which most comes together', () => {
    const all = [other('Lager', '2026-01-01', '2026-01-31', 20), other('Büro', '2026-01-20', '2026-03-01', 40)]
    expect(said(overlapOf(written('2026-01-05', '2026-02-28', 50), all))).toBe('Büro 110')
    expect(said(overlapOf(written('2026-01-05', '2026-01-19', 50), all))).toBe('Lager 70')
  })

  test('neither itself, nor drafts, nor what was sent back, nor a form without days', () => {
    const all = [
      other('selbst', '2026-01-01', '2026-01-31', 50),
      other('Entwurf', '2026-01-01', '2026-01-31', 50, 'DRAFT'),
      other('zurück', '2026-01-01', '2026-01-31', 50, 'REJECTED'),
    ]
    expect(overlapOf({ ...written('2026-01-01', '2026-01-31'), assignmentId: 'selbst' }, all)).toBeNull()
    expect(overlapOf(written('', '2026-01-31'), all)).toBeNull()
    expect(overlapOf(written('2026-02-01', '2026-01-01'), all)).toBeNull()
  })
})
