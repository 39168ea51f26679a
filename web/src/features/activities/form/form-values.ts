// What the form holds, and how its times hang together.
import {
  activityFieldNames,
  factsOf,
  type ActivityFieldName,
  type ActivityValues,
} from '@werkplatz/contract/activities/fields.ts'
import type { ActivityLocation, ActivityForm, NewActivity } from '@werkplatz/contract/activities/form-schemas.ts'

import { dayNumber, plainDay } from '../../../lib/zurich-clock.ts'

type Own = Omit<ActivityValues, 'meantAs'>

/** As inputs hold it: a day that is missing is empty, a number is not there yet. */
export type FormValues = {
  [Name in keyof Own]: Name extends 'dateStart' | 'dateEnd'
    ? string
    : Own[Name] extends number | null
      ? number | null
      : Own[Name]
} & {
  /** A project has both dates, a task none. Sent as what is meant: a draft may not have its dates yet. */
  kind: 'PROJECT' | 'TASK'
}

const own = activityFieldNames.filter((name) => name !== 'meantAs')
const empty = { text: '', day: '', number: null, flag: false, reference: null, kind: null }

const valuesFrom = (from: Partial<Record<ActivityFieldName, unknown>>, kind: FormValues['kind']) =>
  ({
    ...Object.fromEntries(own.map((name) => [name, from[name] ?? factsOf(name).initial ?? empty[factsOf(name).type]])),
    kind,
  }) as FormValues

export const newValues = (last: ActivityLocation | undefined): FormValues =>
  valuesFrom({ slots: 1, ...last }, 'PROJECT')

export const loadedValues = (form: ActivityForm): FormValues =>
  valuesFrom(form, form.dateStart && form.dateEnd ? 'PROJECT' : (form.meantAs ?? 'TASK'))

/** Calendar days, both ends included. */
export const daysBetween = (start: string, end: string) => dayNumber(end) - dayNumber(start) + 1

type Times = Pick<FormValues, 'dateStart' | 'dateEnd' | 'duration'>

/** Two of start, end and duration give the third. */
export function changeTimes(before: Times, change: Partial<Times>): Times {
  const next = { ...before, ...change }
  const { dateStart, dateEnd, duration } = next
  if ('duration' in change) {
    return dateStart && duration ? { ...next, dateEnd: plainDay(dayNumber(dateStart) + duration - 1) } : next
  }
  if (dateStart && dateEnd) {
    const days = daysBetween(dateStart, dateEnd)
    return { ...next, duration: days > 0 ? days : null }
  }
  if (dateStart && duration && 'dateStart' in change) {
    return { ...next, dateEnd: plainDay(dayNumber(dateStart) + duration - 1) }
  }
  return next
}

/** A task has no dates; its duration may stay. */
export const changeKind = (before: FormValues, kind: FormValues['kind']): FormValues =>
  kind === 'TASK' ? { ...before, kind, dateStart: '', dateEnd: '' } : { ...before, kind }

export type Payload = Omit<NewActivity, 'id' | 'activityStatus'>

/** What inputs hold, as it is sent. */
const sent = (name: ActivityFieldName, value: unknown) => {
  const { type, isNullable, initial } = factsOf(name)
  if (type === 'text') return (value as string).trim()
  if (type === 'day') return value || null
  return type === 'number' && !isNullable ? (value ?? initial ?? 0) : value
}

export const ownPayload = (values: FormValues) =>
  Object.fromEntries(own.map((name) => [name, sent(name, values[name as keyof FormValues])])) as Omit<
    ActivityValues,
    'meantAs'
  >

export const payloadOf = (values: FormValues, images: readonly string[], documents: readonly string[]): Payload => ({
  ...ownPayload(values),
  meantAs: values.kind,
  isJoinableAnytime: values.kind === 'PROJECT' && values.isJoinableAnytime,
  images: images.map((id, index) => ({ id, index })),
  documents: [...documents],
})
