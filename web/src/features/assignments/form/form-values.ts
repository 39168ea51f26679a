// What the form holds, what it sends, and what is wrong with it.
import messages from '@werkplatz/content/messages/assignments.json'
import { emailPattern } from '@werkplatz/contract/accounts/email.ts'
import type { ActivityLocation } from '@werkplatz/contract/activities/form-schemas.ts'
import { assignmentLimits as limits, reviewedFields } from '@werkplatz/contract/assignments/limits.ts'
import type { AssignmentForm, AssignmentPrefill, NewAssignment } from '@werkplatz/contract/assignments/schemas.ts'

import type { Suggested } from '../../../ui/form/fields/SuggestField.tsx'

export type ActivityFacts = Omit<ActivityLocation, 'decider'>

export interface FormValues {
  title: string
  description: string
  location: string
  workSectorId: string | null
  department: string
  /** ISO days; empty: none. */
  dateStart: string
  dateEnd: string
  workload: number | null
  /** Somebody of the product, or a name as it was written. */
  contact: Suggested
  /** Of somebody who is not in the product; empty: nobody knows it. */
  contactEmail: string
  activity: Suggested
}

export const newValues: FormValues = {
  title: '',
  description: '',
  location: '',
  workSectorId: null,
  department: '',
  dateStart: '',
  dateEnd: '',
  workload: 100,
  contact: { id: null, text: '' },
  contactEmail: '',
  activity: { id: null, text: '' },
}

export const loadedValues = (form: AssignmentForm | AssignmentPrefill): FormValues => ({
  title: form.title,
  description: form.description,
  location: form.location,
  workSectorId: form.workSectorId,
  department: form.department,
  dateStart: form.dateStart ?? '',
  dateEnd: form.dateEnd ?? '',
  workload: form.workload,
  contact: { id: form.contactId, text: form.contactName ?? form.contact },
  contactEmail: form.contactEmail ?? '',
  activity: { id: form.activityId, text: form.activityTitle ?? '' },
})

/** Whether what is decided about has changed: an approved one is then reviewed again. */
export function isReviewed(values: FormValues, loaded: FormValues): boolean {
  const [now, before] = [payloadOf(values), payloadOf(loaded)]
  return reviewedFields.some((field) => now[field] !== before[field])
}

/** What an activity adds to a form; null if there is nothing left to fill in. */
export function factsFrom(facts: ActivityFacts, values: FormValues): Partial<FormValues> | null {
  const part: Partial<FormValues> = {
    ...(!values.location.trim() && facts.location && { location: facts.location }),
    ...(!values.workSectorId && facts.workSectorId && { workSectorId: facts.workSectorId }),
    ...(!values.department.trim() && facts.department && { department: facts.department }),
  }
  if (Object.keys(part).length === 0) return null
  // The workload always stands in the field; it follows while it is the one the form began with.
  return values.workload === newValues.workload ? { ...part, workload: facts.workload } : part
}

export type Payload = Omit<NewAssignment, 'assignmentId' | 'assignmentStatus' | 'applicationId'>

export const payloadOf = (values: FormValues): Payload => ({
  activityId: values.activity.id,
  title: values.title.trim(),
  description: values.description.trim(),
  location: values.location.trim(),
  workSectorId: values.workSectorId,
  department: values.department.trim(),
  dateStart: values.dateStart || null,
  dateEnd: values.dateEnd || null,
  workload: values.workload ?? 100,
  contactId: values.contact.id,
  contact: values.contact.id ? '' : values.contact.text.trim(),
  contactEmail: values.contact.id ? null : values.contactEmail.trim() || null,
})

export type FormErrors = Partial<Record<keyof FormValues, string>>

const tooLong = (text: string, max: number) => (text.length > max ? `Höchstens ${max} Zeichen` : undefined)

/** Said at once, not only when the form is sent. */
export const dateOrderError = ({ dateStart, dateEnd }: Pick<FormValues, 'dateStart' | 'dateEnd'>) =>
  dateStart && dateEnd && dateEnd < dateStart ? messages.dateOrder.text : undefined

/** Nobody has to know one, and who is in the product has one there. */
const isAddress = ({ contact, contactEmail }: FormValues) =>
  contact.id !== null || contactEmail.trim() === '' || emailPattern.test(contactEmail.trim())

/** A draft needs a title; what is handed in needs everything but the linked activity. */
export function findErrors(values: FormValues, isComplete: boolean): FormErrors {
  const { title, description, location, workSectorId, department, dateStart, dateEnd, workload } = values
  const contact = values.contact.text.trim()
  const missing = (isThere: unknown, sentence: string) => (isComplete && !isThere ? sentence : undefined)
  const found: FormErrors = {
    title: (title.trim() ? undefined : 'Gib dem Einsatz einen Titel') ?? tooLong(title, limits.title),
    description: missing(description.trim(), 'Beschreibe, was du machst') ?? tooLong(description, limits.description),
    dateStart: missing(dateStart, 'Wann beginnt der Einsatz?'),
    dateEnd: missing(dateEnd, 'Wann endet der Einsatz?') ?? dateOrderError(values),
    workload:
      missing(workload !== null, 'Gib das Pensum an') ??
      (workload !== null && (workload < 0 || workload > limits.workload) ? messages.workloadRange.text : undefined),
    workSectorId: missing(workSectorId, 'Wähle einen Bereich'),
    department: missing(department.trim(), 'Nenne das Team') ?? tooLong(department, limits.department),
    location: missing(location.trim(), 'Nenne die Adresse') ?? tooLong(location, limits.location),
    contact: missing(contact, 'Nenne die Kontaktperson') ?? tooLong(contact, limits.contact),
    contactEmail: isAddress(values) ? undefined : messages.contactEmailInvalid.text,
    activity:
      values.activity.text.trim() && !values.activity.id
        ? 'Wähle eine Aktivität aus der Liste oder leere das Feld'
        : undefined,
  }
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message))
}
