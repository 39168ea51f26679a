// The fields of an activity, each once. Columns, schemas, limits, labels, what an approval covers and what is exported
// follow from this table. No zod here, because the forms in the browser read it.

interface Field {
  label: string
  type: 'text' | 'day' | 'number' | 'flag' | 'reference' | 'kind'
  /** Maximum length of a text, maximum of a number. */
  max?: number
  isNullable?: true
  isRequired?: true
  /** Default; a field without one is required in requests. */
  initial?: number | boolean | null
  /** Covered by an approval: reviewers see changes, readers outside the review see the approved value. */
  isReviewed?: true
  unit?: 'percent' | 'days' | 'francs'
  /** Adds a column to the exported table and a line to the facts on page and PDF, in this order. */
  isListed?: true
}

export const activityFields = {
  title: { label: 'Titel', type: 'text', max: 80, isRequired: true, isReviewed: true },
  description: { label: 'Beschreibung', type: 'text', max: 5000, isReviewed: true },
  location: { label: 'Ort', type: 'text', max: 120, isReviewed: true },
  /** Shown and compared by name. */
  workSectorId: { label: 'Bereich', type: 'reference', isReviewed: true },
  department: { label: 'Team', type: 'text', max: 80, isReviewed: true },
  dateStart: { label: 'Start', type: 'day', initial: null, isReviewed: true },
  dateEnd: { label: 'Ende', type: 'day', initial: null, isReviewed: true },
  /** The author's choice. A project without dates is listed as a task until it has dates. */
  meantAs: { label: 'Art', type: 'kind', initial: null, isReviewed: true },
  /** At most ten years; derived when both dates are set. */
  duration: {
    label: 'Dauer',
    type: 'number',
    max: 3660,
    isNullable: true,
    initial: null,
    unit: 'days',
    isReviewed: true,
  },
  slots: { label: 'Anzahl Stellen', type: 'number', max: 1000, isReviewed: true },
  workload: {
    label: 'Pensum',
    type: 'number',
    max: 100,
    initial: 100,
    unit: 'percent',
    isReviewed: true,
    isListed: true,
  },
  isPriority: { label: 'Priorität', type: 'flag', isReviewed: true },
  isPublic: { label: 'Auch für andere Betriebe sichtbar', type: 'flag', isReviewed: true },
  /** Apprentices can apply after the start. */
  isJoinableAnytime: { label: 'Einstieg jederzeit', type: 'flag', initial: false, isReviewed: true },
} as const satisfies Record<string, Field>

type Fields = typeof activityFields
export type ActivityFieldName = keyof Fields
export const activityFieldNames = Object.keys(activityFields) as ActivityFieldName[]
export const factsOf = (name: ActivityFieldName): Field => activityFields[name]

type ValueOf<F> = F extends { type: 'text' }
  ? string
  : F extends { type: 'day' | 'reference' }
    ? string | null
    : F extends { type: 'flag' }
      ? boolean
      : F extends { type: 'kind' }
        ? 'PROJECT' | 'TASK' | null
        : F extends { isNullable: true }
          ? number | null
          : number
export type ActivityValues = { -readonly [Name in ActivityFieldName]: ValueOf<Fields[Name]> }

type Where<Fact> = { [Name in ActivityFieldName]: Fields[Name] extends Fact ? Name : never }[ActivityFieldName]
/** The sector is compared by name; files are rows of another table. */
export type ReviewedField =
  | Exclude<Where<{ isReviewed: true }>, 'workSectorId'>
  | 'workSectorName'
  | 'images'
  | 'documents'
export const reviewedFields: readonly ReviewedField[] = [
  ...activityFieldNames
    .filter((name) => factsOf(name).isReviewed)
    .map((name) => (name === 'workSectorId' ? 'workSectorName' : name) as ReviewedField),
  'images',
  'documents',
]

export const listedFields = activityFieldNames.filter((name) => factsOf(name).isListed) as Where<{ isListed: true }>[]

type Limited = Where<{ max: number }>
export const fieldLimits = Object.fromEntries(
  activityFieldNames.flatMap((name) => (factsOf(name).max === undefined ? [] : [[name, factsOf(name).max]])),
) as { readonly [Name in Limited]: number }

export const fieldLabels = Object.fromEntries(activityFieldNames.map((name) => [name, factsOf(name).label])) as {
  readonly [Name in ActivityFieldName]: string
}

/** `dateStart` → date_start. */
export const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
export type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : Name
export type ActivityColumns = { [Name in ActivityFieldName as Snake<Name>]: ActivityValues[Name] }
