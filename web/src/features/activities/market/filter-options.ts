// The filters of the market as choices, with what each would leave.
import labels from '@werkplatz/content/labels/market.json'
import type { ActivityChoices, ActivityStart } from '@werkplatz/contract/activities/list-schemas.ts'
import type { ActivityType } from '@werkplatz/contract/activities/schemas.ts'

import type { FilterOption } from '../../../ui/filter/FilterOptions.tsx'
import { typeLabels } from '../labels.ts'
import type { FilterName, MarketFilters } from './use-market.ts'

export type ListedFilter = Exclude<FilterName, 'onlyFree'>
export const listedFilters: readonly ListedFilter[] = ['type', 'workSectorId', 'location', 'start']

export const optionsOf: Record<ListedFilter, (choices: ActivityChoices) => FilterOption[]> = {
  type: ({ types }) => types.map(({ type, left }) => ({ value: type, label: typeLabels[type], left })),
  workSectorId: ({ workSectors }) =>
    workSectors.map(({ workSectorId, workSectorName, left }) => ({ value: workSectorId, label: workSectorName, left })),
  location: ({ locations }) => locations.map(({ location, left }) => ({ value: location, label: location, left })),
  start: ({ starts }) => starts.map(({ start, left }) => ({ value: start, label: labels.starts[start], left })),
}

export const choiceOf = (name: ListedFilter): 'one' | 'several' =>
  name === 'workSectorId' || name === 'location' ? 'several' : 'one'

export const pickedOf = (name: ListedFilter, filters: MarketFilters): readonly string[] => [filters[name] ?? []].flat()

export const picking = (name: ListedFilter, picked: readonly string[]): Partial<MarketFilters> => {
  if (name === 'type') return { type: (picked[0] as ActivityType | undefined) ?? null }
  if (name === 'start') return { start: (picked[0] as ActivityStart | undefined) ?? null }
  return { [name]: picked }
}
