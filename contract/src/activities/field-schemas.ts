// The field table as schemas, for requests and for answers.
import { z } from 'zod'

import { Day, Id, writtenText } from '../shared/shapes.ts'
import { activityFieldNames, factsOf, type ActivityFieldName, type ActivityValues } from './fields.ts'

type Shape<Names extends ActivityFieldName> = { [Name in Names]: z.ZodType<ActivityValues[Name], ActivityValues[Name]> }
/** Fields with a default may be left out. */
type InputShape = { [Name in ActivityFieldName]: z.ZodDefault<z.ZodType<ActivityValues[Name], ActivityValues[Name]>> }

const kinds = z.enum(['PROJECT', 'TASK'])

const plain = (name: ActivityFieldName, isInput: boolean): z.ZodType => {
  const { type, max = 0, isRequired, isNullable } = factsOf(name)
  if (type === 'text') return isInput ? (isRequired ? writtenText(max).min(1) : writtenText(max)) : z.string()
  if (type === 'flag') return z.boolean()
  if (type === 'day') return Day.nullable()
  if (type === 'reference') return Id.nullable()
  if (type === 'kind') return kinds.nullable()
  const number = isInput ? z.int().min(0).max(max) : z.int()
  return isNullable ? number.nullable() : number
}

const input = (name: ActivityFieldName) => {
  const { initial } = factsOf(name)
  return initial === undefined ? plain(name, true) : plain(name, true).default(initial)
}

export const formShape = Object.fromEntries(
  activityFieldNames.map((name) => [name, input(name)]),
) as unknown as InputShape

export const shapeOf = <Names extends ActivityFieldName>(names: readonly Names[]) =>
  Object.fromEntries(names.map((name) => [name, plain(name, false)])) as unknown as Shape<Names>

/** Details name the sector (workSectorName) and the kind (activityType) on their own. */
export const shownFields = activityFieldNames.filter(
  (name) => name !== 'workSectorId' && name !== 'meantAs',
) as Exclude<ActivityFieldName, 'workSectorId' | 'meantAs'>[]

/** A version names the sector (workSectorName). */
export const versionFields = activityFieldNames.filter((name) => name !== 'workSectorId') as Exclude<
  ActivityFieldName,
  'workSectorId'
>[]
