// A draft while it is written: every line has a key of its own, since names may be empty or alike.
import type { CriteriaVersion } from '@werkplatz/contract/catalogues/criteria-schemas.ts'

export interface DraftCriterion {
  key: string
  name: string
  description: string
  sameAs: string | null
}
export interface DraftGroup {
  key: string
  name: string
  forApprentice: boolean
  criteria: DraftCriterion[]
}

export const draftOf = ({ groups }: CriteriaVersion): DraftGroup[] =>
  groups.map(({ id, name, forApprentice, criteria }) => ({
    key: id,
    name,
    forApprentice,
    criteria: criteria.map((one) => ({
      key: one.id,
      name: one.name,
      description: one.description,
      sameAs: one.sameAs,
    })),
  }))

export const newCriterion = (): DraftCriterion => ({
  key: crypto.randomUUID(),
  name: '',
  description: '',
  sameAs: null,
})
export const newGroup = (): DraftGroup => ({
  key: crypto.randomUUID(),
  name: '',
  forApprentice: false,
  criteria: [newCriterion()],
})

export const changedAt = <T>(list: readonly T[], index: number, one: T): T[] =>
  list.map((old, i) => (i === index ? one : old))
export const withoutAt = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index)
