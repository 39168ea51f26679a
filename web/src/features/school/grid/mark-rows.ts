// Rows of the grid: what was typed, what it was before, what is wrong with it. Texts stay as they were typed.
import messages from '@werkplatz/content/messages/school.json'
import { writtenSubject } from '@werkplatz/contract/school/averages.ts'
import { isGrade, isWeight, schoolLimits } from '@werkplatz/contract/school/limits.ts'
import type { Mark } from '@werkplatz/contract/school/schemas.ts'

import { parseNumber } from '../../../ui/form/fields/number-text.ts'

export interface Typed {
  subject: string
  weight: string
  grade: string
}

export interface MarkRow extends Typed {
  /** Names the entry towards the server, too: sent twice, it is still one mark. */
  key: string
  /** Null: new. */
  id: string | null
  before: Typed | null
  /** Why it was not saved. */
  failure?: string
}

export interface MarkContent {
  subject: string
  weight: number
  grade: number
}

export type Field = keyof Typed
export type RowErrors = Partial<Record<Field, string>>

const typedOf = ({ subject, weight, grade }: MarkContent): Typed => ({
  subject,
  weight: String(weight),
  grade: grade.toFixed(1),
})

export const rowOf = (mark: Mark): MarkRow => {
  const before = typedOf(mark)
  return { key: mark.schoolMarkId, id: mark.schoolMarkId, before, ...before }
}

export const newRow = (content?: MarkContent): MarkRow => ({
  key: crypto.randomUUID(),
  id: null,
  before: null,
  ...(content ? typedOf(content) : { subject: '', weight: '1', grade: '' }),
})

/** A row nobody has written anything into is none. */
export const isBlank = ({ id, subject, grade }: MarkRow) => id === null && subject.trim() === '' && grade.trim() === ''

export const isChanged = (row: MarkRow) =>
  !isBlank(row) &&
  (row.before === null ||
    row.before.subject !== row.subject ||
    parseNumber(row.before.weight) !== parseNumber(row.weight) ||
    parseNumber(row.before.grade) !== parseNumber(row.grade))

export function errorsOf({ subject, weight, grade }: Typed): RowErrors {
  const text = writtenSubject(subject)
  const found: RowErrors = {}
  if (text === '') found.subject = messages.subjectEmpty.text
  else if (text.length > schoolLimits.subject) found.subject = messages.subjectTooLong.text
  if (!isWeight(parseNumber(weight) ?? 0)) found.weight = messages.weightRange.text
  if (!isGrade(parseNumber(grade) ?? 0)) found.grade = messages.gradeRange.text
  return found
}

/** Of a row without errors. */
export const contentOf = ({ subject, weight, grade }: Typed): MarkContent => ({
  subject: writtenSubject(subject),
  weight: parseNumber(weight)!,
  grade: parseNumber(grade)!,
})
