// Rows → contract shapes.
import {
  activityNarrowings,
  activityStarts,
  type ActivityChoices,
  type ActivityNarrowing,
} from '@werkplatz/contract/activities/list-schemas.ts'
import type { ActivityType } from '@werkplatz/contract/activities/schemas.ts'

import type { ChoiceRow } from './choices.queries.ts'
import type { FoundChoices } from './market-page.ts'

export function presentChoices({ rows, isCapped }: FoundChoices): ActivityChoices {
  const without = (dimension: ChoiceRow['dimension']) =>
    rows.find((row) => row.kind === 'without' && row.dimension === dimension)?.left ?? 0
  const choices = (dimension: ActivityNarrowing) =>
    rows.filter((row): row is ChoiceRow & { choice: string } => row.kind === 'choice' && row.dimension === dimension)
  const startLeft = new Map(choices('start').map(({ choice, left }) => [choice, left]))
  return {
    types: choices('type').map(({ choice, left }) => ({ type: choice as ActivityType, left })),
    workSectors: choices('workSectorId')
      .map(({ choice, name, left }) => ({ workSectorId: choice, workSectorName: name!, left }))
      .toSorted((a, b) => a.workSectorName.localeCompare(b.workSectorName, 'de-CH')),
    locations: choices('location').map(({ choice, left }) => ({ location: choice, left })),
    starts: activityStarts.map((start) => ({ start, left: startLeft.get(start) ?? 0 })),
    withFree: choices('onlyFree')[0]?.left ?? 0,
    without: Object.fromEntries(activityNarrowings.map((name) => [name, without(name)])) as ActivityChoices['without'],
    total: without('all'),
    isCapped,
  }
}
