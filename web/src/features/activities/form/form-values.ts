// What the form holds, and how its times hang together.
import type { ActivityLocation, ActivityForm, NewActivity } from '@werkplatz/contract/activities/form-schemas.ts'

import { dayNumber, plainDay } from '../../../lib/zurich-clock.ts'

export interface FormValues {
  /** A project has both dates, a task none. Sent as what is meant: a draft may not have its dates yet. */
  kind: 'PROJECT' | 'TASK'
  title: string
  description: string
  location: string
  workSectorId: string | null
  department: string
  /** ISO days; empty: none. */
  dateStart: string
  dateEnd: string
  duration: number | null
  slots: number | null
  workload: number | null
  isPriority: boolean
  isPublic: boolean
  isJoinableAnytime: boolean
}

export const newValues = (last: ActivityLocation | undefined): FormValues => ({
  kind: 'PROJECT',
  title: '',
  description: '',
  location: last?.location ?? '',
  workSectorId: last?.workSectorId ?? null,
  department: last?.department ?? '',
  dateStart: '',
  dateEnd: '',
  duration: null,
  slots: 1,
  workload: last?.workload ?? 100,
  isPriority: false,
  isPublic: false,
  isJoinableAnytime: false,
})

export const loadedValues = (form: ActivityForm): FormValues => ({
  kind: form.dateStart && form.dateEnd ? 'PROJECT' : (form.meantAs ?? 'TASK'),
  title: form.title,
  description: form.description,
  location: form.location,
  workSectorId: form.workSectorId,
  department: form.department,
  dateStart: form.dateStart ?? '',
  dateEnd: form.dateEnd ?? '',
  duration: form.duration,
  slots: form.slots,
  workload: form.workload,
  isPriority: form.isPriority,
  isPublic: form.isPublic,
  isJoinableAnytime: form.isJoinableAnytime,
})

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

export const payloadOf = (values: FormValues, images: readonly string[], documents: readonly string[]): Payload => ({
  title: values.title.trim(),
  description: values.description.trim(),
  location: values.location.trim(),
  workSectorId: values.workSectorId,
  department: values.department.trim(),
  dateStart: values.dateStart || null,
  dateEnd: values.dateEnd || null,
  meantAs: values.kind,
  duration: values.duration,
  slots: values.slots ?? 0,
  workload: values.workload ?? 100,
  isPriority: values.isPriority,
  isPublic: values.isPublic,
  isJoinableAnytime: values.kind === 'PROJECT' && values.isJoinableAnytime,
  images: images.map((id, index) => ({ id, index })),
  documents: [...documents],
})
