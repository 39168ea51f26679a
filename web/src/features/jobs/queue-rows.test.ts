import { expect, test } from 'vitest'

import { queueName } from './queue-name.ts'
import { queueRows, shownRows } from './queue-rows.ts'

const queue = (name: string, numbers = {}) => ({
  queue: name,
  waiting: 0,
  running: 0,
  failed: 0,
  countedAt: null,
  ...numbers,
})
const both = 'hear.notify-assignment.evaluationBothSubmitted-of-evaluation.completed'
const supervisor = 'hear.notify-assignment.evaluationComplete-of-evaluation.completed'

test('the listeners of one event are one row with the sum of their numbers', () => {
  const rows = queueRows([
    queue('send-mail', { waiting: 2 }),
    queue(both, { waiting: 1, countedAt: '2026-11-19T10:00:00Z' }),
    queue(supervisor, { failed: 1, running: 1, countedAt: '2026-11-19T09:00:00Z' }),
  ])
  expect(rows.map(({ name }) => name)).toEqual(['Bewertung vollständig', 'Mails verschicken'])
  expect(rows[0]).toMatchObject({ waiting: 1, running: 1, failed: 1, countedAt: '2026-11-19T09:00:00Z' })
  expect(shownRows(rows, new Set()).map(({ name }) => name)).toEqual(['Bewertung vollständig', 'Mails verschicken'])
  expect(shownRows(rows, new Set(['evaluation.completed'])).map(({ name }) => name)).toEqual([
    'Bewertung vollständig',
    'Betreuung benachrichtigen',
    'Beide Seiten benachrichtigen',
    'Mails verschicken',
  ])
})

test('a queue alone says what happened and what is done about it, never its code name', () => {
  expect(queueName(both)).toBe('Bewertung vollständig: Beide Seiten benachrichtigen')
  expect(queueName('check-store')).toBe('Speicher abgleichen')
  expect(queueName('of-a-later-version')).toBe('Auftrag einer anderen Version')
})
