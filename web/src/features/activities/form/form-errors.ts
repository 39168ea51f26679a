// What is wrong with the form, at its field: found here before sending, or said by the server.
import messages from '@werkplatz/content/messages/activities.json'
import { activityFieldNames, factsOf } from '@werkplatz/contract/activities/fields.ts'
import { activityLimits as limits } from '@werkplatz/contract/activities/limits.ts'

import type { FormValues } from './form-values.ts'

export type FormErrors = Partial<Record<keyof FormValues, string>>

const tooLong = (text: string, max: number) => (text.length > max ? `Höchstens ${max} Zeichen` : undefined)
const outside = (value: number | null, min: number, max: number, message: string) =>
  value !== null && (value < min || value > max || !Number.isInteger(value)) ? message : undefined

/** Said at once, not only when the form is sent. */
export const dateOrderError = ({ dateStart, dateEnd }: Pick<FormValues, 'dateStart' | 'dateEnd'>) =>
  dateStart && dateEnd && dateEnd < dateStart ? messages.dateOrder.text : undefined

const worded = ['duration', 'slots', 'workload']

/** Of numbers without a sentence of their own. */
const rangeErrors = (values: FormValues): FormErrors =>
  Object.fromEntries(
    activityFieldNames
      .filter((name) => factsOf(name).type === 'number' && !worded.includes(name))
      .map((name) => {
        const max = factsOf(name).max!
        return [name, outside(values[name as keyof FormValues] as number | null, 0, max, `Zwischen 0 und ${max}`)]
      }),
  )

/** A draft may have gaps; what is handed in may not. */
export function findErrors(values: FormValues, isComplete: boolean): FormErrors {
  const { kind, title, description, location, workSectorId, department, dateStart, dateEnd } = values
  const missing = (isThere: unknown, message: string) => (isComplete && !isThere ? message : undefined)
  const isProject = kind === 'PROJECT'
  const found: FormErrors = {
    title: (title.trim() ? undefined : messages.titleRequired.text) ?? tooLong(title, limits.title),
    description:
      missing(description.trim(), messages.descriptionRequired.text) ?? tooLong(description, limits.description),
    workSectorId: missing(workSectorId, messages.workSectorRequired.text),
    department: missing(department.trim(), 'Nenne das Team') ?? tooLong(department, limits.department),
    location: missing(location.trim(), 'Nenne den Ort') ?? tooLong(location, limits.location),
    dateStart: missing(!isProject || dateStart, 'Ein Projekt hat einen Start'),
    dateEnd: missing(!isProject || dateEnd, 'Ein Projekt hat ein Ende') ?? dateOrderError(values),
    duration: outside(values.duration, 0, limits.duration, `Zwischen 0 und ${limits.duration} Tagen`),
    slots:
      outside(values.slots, 0, limits.slots, messages.slotsMinimum.text) ??
      missing(values.slots !== null, 'Gib eine Zahl ein'),
    workload: outside(values.workload, 0, limits.workload, messages.workloadRange.text),
    ...rangeErrors(values),
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message))
}
