import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'

import type { Span } from './plan-days.ts'
import { gapsFirst } from './plan-layout.ts'
import type { PlannerOrder } from './use-planner-address.ts'

const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Whose name has all the words, in the wanted order. */
export function foundPeople(
  people: readonly PlanRow[],
  { text, order, span }: { text: string; order: PlannerOrder; span: Span },
): readonly PlanRow[] {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const found = people.filter(({ nameFirst, nameLast }) => {
    const name = fold(`${nameFirst} ${nameLast}`)
    return words.every((word) => name.includes(word))
  })
  return order === 'gapsFirst' ? gapsFirst(found, span) : found
}
