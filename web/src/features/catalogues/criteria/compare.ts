// Two versions side by side: by where a criterion comes from, whatever it is called now.
import type { CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'

type Group = CriteriaVersion['groups'][number]
export type Criterion = Group['criteria'][number]

export type Difference = 'ADDED' | 'CHANGED' | 'REMOVED' | 'SAME'
export interface Compared {
  id: string
  group: string
  difference: Difference
  before: Criterion | null
  after: Criterion | null
}

const flat = ({ groups }: CriteriaVersion) =>
  groups.flatMap(({ name, criteria }) => criteria.map((criterion) => ({ group: name, criterion })))

/** In the order of the newer one; what falls away stands with the group it was in, at its end. */
export function compare(older: CriteriaVersion, newer: CriteriaVersion): Compared[] {
  const before = new Map(flat(older).map((one) => [one.criterion.id, one]))
  const kept = flat(newer).map(({ group, criterion }): Compared => {
    const origin = criterion.sameAs ? before.get(criterion.sameAs) : undefined
    if (origin) before.delete(origin.criterion.id)
    const isSame =
      origin &&
      origin.group === group &&
      origin.criterion.name === criterion.name &&
      origin.criterion.description === criterion.description
    const difference = !origin ? 'ADDED' : isSame ? 'SAME' : 'CHANGED'
    return { id: criterion.id, group, difference, before: origin?.criterion ?? null, after: criterion }
  })
  const gone = [...before.values()].map(({ group, criterion }): Compared => ({
    id: criterion.id,
    group,
    difference: 'REMOVED',
    before: criterion,
    after: null,
  }))
  const groups = [...new Set([...newer.groups, ...older.groups].map(({ name }) => name))]
  return groups.flatMap((group) => [...kept, ...gone].filter((one) => one.group === group))
}
