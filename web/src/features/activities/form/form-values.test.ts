import type { ActivityForm } from '@werkplatz/contract/activities/form-schemas.ts'
import { describe, expect, test } from 'vitest'

import { changeKind, changeTimes, daysBetween, loadedValues, newValues, payloadOf } from './form-values.ts'

const none = { dateStart: '', dateEnd: '', duration: null }

describe('two of start, end and duration give the third', () => {
  test('start and end give the duration, both ends included', () => {
    const started = changeTimes(none, { dateStart: '2025-01-06' })
    expect(changeTimes(started, { dateEnd: '2025-01-31' })).toEqual({
      dateStart: '2025-01-06',
      dateEnd: '2025-01-31',
      duration: 26,
    })
    expect(daysBetween('2025-01-06', '2025-01-06')).toBe(1)
  })
  test('start and duration give the end, across the change to summer time', () =>
    expect(changeTimes({ ...none, dateStart: '2026-03-28' }, { duration: 3 }).dateEnd).toBe('2026-03-30'))
  test('duration first, then start gives the end', () =>
    expect(changeTimes({ ...none, duration: 10 }, { dateStart: '2024-02-25' }).dateEnd).toBe('2024-03-05'))
  test('another duration moves the end', () =>
    expect(changeTimes({ dateStart: '2025-01-06', dateEnd: '2025-01-31', duration: 26 }, { duration: 5 }).dateEnd).toBe(
      '2025-01-10',
    ))
  test('an end before the start has no duration', () =>
    expect(changeTimes({ ...none, dateStart: '2025-02-01' }, { dateEnd: '2025-01-01' }).duration).toBeNull())
  test('without a start the duration stands alone', () =>
    expect(changeTimes(none, { duration: 5 })).toEqual({ dateStart: '', dateEnd: '', duration: 5 }))
})

test('a task has no dates but keeps its duration', () => {
  const project = { ...newValues(undefined), dateStart: '2025-01-06', dateEnd: '2025-01-31', duration: 26 }
  expect(changeKind(project, 'TASK')).toMatchObject({ kind: 'TASK', dateStart: '', dateEnd: '', duration: 26 })
})

test('a project that has no dates yet is opened as a project again', () => {
  const sent = payloadOf({ ...newValues(undefined), kind: 'PROJECT', title: 'Lötkurs' }, [], [])
  expect(sent).toMatchObject({ meantAs: 'PROJECT', dateStart: null })
  const opened = loadedValues({ ...sent, id: '', status: 'DRAFT' } as unknown as ActivityForm)
  expect(opened.kind).toBe('PROJECT')
  expect(loadedValues({ ...sent, meantAs: null } as unknown as ActivityForm).kind).toBe('TASK')
})

test('what is sent has no blanks around it, and pictures in their order', () => {
  const payload = payloadOf({ ...newValues(undefined), title: '  Lötkurs ' }, ['a', 'b'], ['c'])
  expect(payload).toMatchObject({
    title: 'Lötkurs',
    dateStart: null,
    workload: 100,
    images: [
      { id: 'a', index: 0 },
      { id: 'b', index: 1 },
    ],
    documents: ['c'],
  })
})
