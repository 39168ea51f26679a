import type { HistoryEvent } from '@werkplatz/contract/work-history/schemas.ts'
import { expect, test } from 'vitest'

import { historyEntries } from './history-entries.ts'

const event = (type: HistoryEvent['type'], date: string, title: string | null, daysIdleBefore = 0): HistoryEvent => ({
  type,
  date,
  assignment: title === null ? null : { ...assignment, id: title, title },
  followsExtendedInactivity: daysIdleBefore > 14,
  daysIdleBefore,
})
const assignment = {
  type: 'UNLINKED',
  company: 'Nordwerk AG',
  dateStart: '2026-01-01',
  dateEnd: '2026-02-01',
  workload: 80,
  isRunning: false,
  canOpen: true,
} as const

const said = (events: HistoryEvent[], openGapDays: number | null = null) =>
  historyEntries(events, openGapDays).map((entry) =>
    'gap' in entry ? `${entry.gap} Tage` : `${entry.event.type} ${entry.event.assignment?.title ?? ''}`.trim(),
  )

test('the newest first, a long pause between what ended and what began after it', () => {
  const events = [
    event('JOIN', '2026-01-01', null),
    event('START', '2026-01-05', 'Lager', 4),
    event('END', '2026-02-01', 'Lager'),
    event('START', '2026-02-21', 'Büro', 19),
  ]
  expect(said(events)).toEqual(['START Büro', '19 Tage', 'END Lager', 'START Lager', 'JOIN'])
})

test('two that begin on one day follow the same pause; every entry has a name of its own', () => {
  const events = [
    event('JOIN', '2026-01-01', null),
    event('START', '2026-02-01', 'Lager', 31),
    event('START', '2026-02-01', 'Büro', 31),
  ]
  expect(said(events).filter((entry) => entry === '31 Tage')).toHaveLength(1)
  expect(new Set(historyEntries(events, null).map(({ id }) => id)).size).toBe(4)
})

test('a gap that lasts until today comes first', () => {
  const events = [
    event('JOIN', '2026-01-01', null),
    event('START', '2026-01-05', 'Lager'),
    event('END', '2026-02-01', 'Lager'),
  ]
  expect(said(events, 65)).toEqual(['65 Tage', 'END Lager', 'START Lager', 'JOIN'])
  expect(said(events)).toEqual(['END Lager', 'START Lager', 'JOIN'])
})
