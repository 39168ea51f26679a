import type { CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'
import { expect, test } from 'vitest'

import { compare } from './compare.ts'

const version = (groups: Record<string, [id: string, name: string, sameAs?: string][]>): CriteriaVersion => ({
  version: 1,
  state: 'DRAFT',
  validFrom: null,
  dateModified: '2026-11-17T08:00:00.000Z',
  groups: Object.entries(groups).map(([name, criteria]) => ({
    id: name,
    name,
    forApprentice: false,
    criteria: criteria.map(([id, called, sameAs]) => ({ id, name: called, description: '', sameAs: sameAs ?? null })),
  })),
})
const said = (older: CriteriaVersion, newer: CriteriaVersion) =>
  compare(older, newer).map(
    ({ group, difference, before, after }) => `${group}: ${difference} ${before?.name ?? '–'} → ${after?.name ?? '–'}`,
  )

test('renamed, moved, new and gone are told apart by where a criterion comes from, not by its name', () => {
  const older = version({
    Fach: [
      ['1', 'Wissen'],
      ['2', 'Tempo'],
      ['3', 'Qualität'],
    ],
    Methode: [['4', 'Planung']],
  })
  const newer = version({
    Fach: [
      ['a', 'Wissen', '1'],
      ['b', 'Sorgfalt', '3'],
      ['c', 'Tempo'],
    ],
    Methode: [['d', 'Planung', '4']],
    Sozial: [['e', 'Sprache']],
  })
  expect(said(older, newer)).toEqual([
    'Fach: SAME Wissen → Wissen',
    'Fach: CHANGED Qualität → Sorgfalt',
    'Fach: ADDED – → Tempo',
    'Fach: REMOVED Tempo → –',
    'Methode: SAME Planung → Planung',
    'Sozial: ADDED – → Sprache',
  ])
})

test('moved to another group is a change; a group that is gone keeps what it had', () => {
  const older = version({ Fach: [['1', 'Wissen']], Alt: [['2', 'Ordnung']] })
  const newer = version({ Neu: [['a', 'Wissen', '1']] })
  expect(said(older, newer)).toEqual(['Neu: CHANGED Wissen → Wissen', 'Alt: REMOVED Ordnung → –'])
})
