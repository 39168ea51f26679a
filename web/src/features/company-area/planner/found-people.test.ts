import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'
import { expect, test } from 'vitest'

import { dayNumber } from '../../../lib/zurich-clock.ts'
import { foundPeople, NONE, professionOptions, supervisorOptions } from './found-people.ts'
import { spanOf } from './plan-days.ts'

const row = (nameFirst: string, supervisor: string | null, profession: string | null) =>
  ({
    userId: nameFirst,
    nameFirst,
    nameLast: 'Muster',
    supervisorId: supervisor && `id-${supervisor}`,
    supervisorName: supervisor,
    profession,
    bars: [],
    lastBefore: null,
    nextAfter: null,
    trainingStart: null,
  }) as unknown as PlanRow

const people = [
  row('Lea', 'Reto', 'Informatikerin EFZ'),
  row('Mia', 'Reto', 'Kauffrau EFZ'),
  row('Nael', 'Ädu', 'Informatikerin EFZ'),
  row('Zoë', null, null),
]
const all = {
  text: '',
  supervisors: [],
  professions: [],
  order: 'byName' as const,
  span: spanOf(dayNumber('2026-11-16'), 'MONTH'),
}
const namesOf = (narrowing: Partial<typeof all> | { supervisors?: string[]; professions?: string[] }) =>
  foundPeople(people, { ...all, ...narrowing }).map(({ nameFirst }) => nameFirst)

test('chosen supervisors and professions narrow together, with the words searched for', () => {
  expect(namesOf({})).toEqual(['Lea', 'Mia', 'Nael', 'Zoë'])
  expect(namesOf({ supervisors: ['id-Reto'] })).toEqual(['Lea', 'Mia'])
  expect(namesOf({ supervisors: ['id-Ädu', NONE] })).toEqual(['Nael', 'Zoë'])
  expect(namesOf({ supervisors: ['id-Reto'], professions: ['Informatikerin EFZ'] })).toEqual(['Lea'])
  expect(namesOf({ professions: [NONE], text: 'zoe' })).toEqual(['Zoë'])
  expect(namesOf({ supervisors: ['nobody'] })).toEqual([])
})

test('each choice says how many it would leave beside the other ones; those without come last', () => {
  const narrowing = { text: '', supervisors: ['id-Reto'], professions: ['Informatikerin EFZ'] }
  expect(supervisorOptions(people, narrowing)).toEqual([
    { value: 'id-Ädu', label: 'Ädu', left: 1 },
    { value: 'id-Reto', label: 'Reto', left: 1 },
    { value: NONE, label: 'Keine Betreuung', left: 0 },
  ])
  expect(professionOptions(people, narrowing)).toEqual([
    { value: 'Informatikerin EFZ', label: 'Informatikerin EFZ', left: 1 },
    { value: 'Kauffrau EFZ', label: 'Kauffrau EFZ', left: 1 },
    { value: NONE, label: 'Kein Beruf', left: 0 },
  ])
})
