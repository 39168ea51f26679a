import labels from '@werkplatz/content/labels/planner.json'
import type { PlanRow } from '@werkplatz/contract/company-area/board-schemas.ts'

import type { FilterOption } from '../../../ui/filter/FilterOptions.tsx'
import { gapsFirst } from './plan-layout.ts'
import type { PlannerAddress } from './use-planner-address.ts'

export type Narrowing = Pick<PlannerAddress, 'text' | 'supervisors' | 'professions'>

/** In the address, and as a choice: those without. */
export const NONE = 'NONE'

const fold = (text: string) => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

const isChosen = (chosen: readonly string[], value: string | null) =>
  chosen.length === 0 || chosen.includes(value ?? NONE)

function narrowed(people: readonly PlanRow[], { text, supervisors, professions }: Narrowing) {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return people.filter(({ nameFirst, nameLast, supervisorId, profession }) => {
    const name = fold(`${nameFirst} ${nameLast}`)
    return (
      isChosen(supervisors, supervisorId) &&
      isChosen(professions, profession) &&
      words.every((word) => name.includes(word))
    )
  })
}

/** Those whom nothing chosen leaves out, in the wanted order. */
export function foundPeople(
  people: readonly PlanRow[],
  { order, span, ...narrowing }: Narrowing & Pick<PlannerAddress, 'order' | 'span'>,
): readonly PlanRow[] {
  const found = narrowed(people, narrowing)
  return order === 'gapsFirst' ? gapsFirst(found, span) : found
}

const byLabel = (one: FilterOption, other: FilterOption) =>
  Number(one.value === NONE) - Number(other.value === NONE) || one.label.localeCompare(other.label, 'de-CH')

/** All values there are, with how many people each would leave beside the other choices. */
function options(all: readonly PlanRow[], left: readonly PlanRow[], of: (row: PlanRow) => [string, string]) {
  const found = new Map<string, FilterOption>()
  for (const row of all) {
    const [value, label] = of(row)
    found.set(value, { value, label, left: 0 })
  }
  for (const row of left) found.get(of(row)[0])!.left += 1
  return [...found.values()].toSorted(byLabel)
}

export const supervisorOptions = (people: readonly PlanRow[], narrowing: Narrowing) =>
  options(people, narrowed(people, { ...narrowing, supervisors: [] }), ({ supervisorId, supervisorName }) => [
    supervisorId ?? NONE,
    supervisorName ?? labels.noSupervisor,
  ])

export const professionOptions = (people: readonly PlanRow[], narrowing: Narrowing) =>
  options(people, narrowed(people, { ...narrowing, professions: [] }), ({ profession }) => [
    profession ?? NONE,
    profession ?? labels.noProfession,
  ])
